import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import { longestRole, type StartErrors, type StartFields } from "#app/ui/conversation/start-fields.ts";
import type { KnownRole } from "#app/ui/conversation/role-list.tsx";
import { StartForm } from "#app/ui/conversation/start-form.tsx";

interface StartIslandProps {
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
export function StartIsland({ prices, houseStyle, fields, ...props }: StartIslandProps) {
  const [live, setLive] = useState(fields);
  const navigation = useNavigation();
  const size = sizeOf(live.text);
  const choosing = mostCredits(prices.choosing, size, [houseStyle]);
  const first = mostCredits(prices.message, size, [longestRole, longestRole, houseStyle]);
  const asks = live.roles === "auto" && fields.chosen === null;
  return (
    <StartForm
      {...props}
      fields={fields}
      live={live}
      most={{ begin: first + (asks ? choosing : 0), choosing }}
      pending={navigation.state === "submitting"}
      onInput={(form) => setLive({ ...live, ...readLive(new FormData(form)) })}
    />
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
