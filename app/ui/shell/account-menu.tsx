import { useRef } from "react";
import { Form, href, Link } from "react-router";
import { Badge } from "../badge.tsx";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu/menu.tsx";
import { formatCount, Meter } from "../meter.tsx";
import { useScripted } from "../use-scripted.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { initials, type ShellUser, trialText } from "./account.ts";

const unlocks = "Unlock higher limits & features";

interface AccountMenuProps {
  user: ShellUser;
  /** Id of a form whose `text` is kept when its writer signs out: by its script, or by its `intent` sign-out where none runs. */
  form?: string | undefined;
}

/** The avatar and what opens under it; a `<details>`, so it works without a script. */
export function AccountMenu({ user, form }: AccountMenuProps) {
  const scripted = useScripted();
  const typed = useRef<HTMLInputElement>(null);
  const letters = initials(user);
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
  const period = trialText(user) ?? (user.resets ? `Resets ${user.resets}` : null);
  /** Whether there is a text in the form, which its script keeps. */
  function tell(): void {
    const standing = document.getElementById(form ?? "");
    if (!typed.current || !(standing instanceof HTMLFormElement)) return;
    const text = new FormData(standing).get("text");
    typed.current.value = typeof text === "string" && text.trim() !== "" ? "true" : "";
  }
  return (
    <Menu
      className="account"
      label={`${letters}, account menu`}
      summary={
        <>
          <span className="avatar">{letters}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      <div className="pop account-pop">
        <div className="account-id">
          <span className="avatar avatar-lg" aria-hidden="true">
            {letters}
          </span>
          <div>
            <strong className="clip">{name}</strong>
            <span className="faint sm clip">{user.email}</span>
          </div>
          <Badge kind="plan">{user.plan.name}</Badge>
        </div>
        <div className="account-use">
          <div className="row sm">
            <span>Credits used / limit</span>
            <b className="num semi">
              {formatCount(user.credits.used)} / {formatCount(user.credits.limit)}
            </b>
          </div>
          <Meter label="Credits used" value={user.credits.used} max={user.credits.limit} />
          {period ? <div className="faint sm">{period}</div> : null}
        </div>
        <div className="pop-pad">
          <Link className="item" to={href("/plans")}>
            <Icon name="arrow-up-right" />
            <span>
              <b className="semi">Upgrade plan</b>
              <small>{unlocks}</small>
            </span>
          </Link>
          <Link className="item" to={href("/profile")}>
            <Icon name="user-round" />
            Profile Settings
          </Link>
          <div className="item-line">
            <Icon name="palette" />
            Theme
            <ThemeSwitch />
          </div>
          <hr />
          <Form method="post" action={href("/logout")} onSubmit={tell}>
            {form !== undefined && scripted ? <input type="hidden" name="typed" ref={typed} /> : null}
            <button
              type="submit"
              className="item"
              {...(form === undefined || scripted ? {} : { form, name: "intent", value: "sign-out" })}
            >
              <Icon name="log-out" />
              Sign out
            </button>
          </Form>
        </div>
      </div>
    </Menu>
  );
}
