import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import { longestRole, type StartErrors, type StartFields } from "#app/ui/conversation/start-fields.ts";
import type { KnownRole } from "#app/ui/conversation/role-list.tsx";
import { StartForm, startId } from "#app/ui/conversation/start-form.tsx";
import { KeptFields, useForgetFields } from "../kept-fields.tsx";

const keptStart = "start";

/** Forgets what a session was begun with. */
export const useForgetStart = (owner: string, isBegun: boolean): void =>
  useForgetFields(owner, keptStart, isBegun);

interface StartIslandProps {
  /** Id of the user. */
  owner: string;
  fields: StartFields;
  errors: StartErrors;
  roles: readonly KnownRole[];
  click: string;
  prices: { message: Price; choosing: Price };
  /** What a model reads of the house style with every text, in characters. */
  houseStyle: number;
  varied: boolean;
  /** What is said under the text's field. */
  hint?: string | undefined;
  kind: ReactNode;
}

/** The form that begins a session; with a script its price and counters follow what is typed. */
export function StartIsland({ owner, prices, houseStyle, fields, ...props }: StartIslandProps) {
  const [live, setLive] = useState(fields);
  const navigation = useNavigation();
  const size = sizeOf(live.text);
  const choosing = mostCredits(prices.choosing, size, [houseStyle]);
  const first = mostCredits(prices.message, size, [longestRole, longestRole, houseStyle]);
  const asks = live.roles === "auto" && fields.chosen === null;
  // A form that came with a text came with its roles as well.
  const isTold = fields.text !== "" || fields.roles === "custom";
  return (
    <>
      <StartForm
        {...props}
        fields={fields}
        live={live}
        most={{ begin: first + (asks ? choosing : 0), choosing }}
        pending={navigation.state === "submitting"}
        onInput={(form) => setLive((now) => ({ ...now, ...readLive(new FormData(form)) }))}
      />
      <KeptFields of={startId} owner={owner} form={keptStart} isTold={() => isTold} />
    </>
  );
}

function readLive(form: FormData): Pick<StartFields, "text" | "roles" | "primary" | "secondary"> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    text: text("text"),
    roles: text("roles") === "custom" ? "custom" : "auto",
    primary: text("primary"),
    secondary: text("secondary"),
  };
}
