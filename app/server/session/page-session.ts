import { createCookie } from "react-router";
import type { User } from "#app/services/auth/contract.ts";

const hour = 60 * 60 * 1000;
const refreshBelow = hour;
/** The auth service's mark of a browser that has logged in before; pages carry it to and fro, and read no more than that it is there. */
const knownCookie = "stet_known";
/** The auth service's mark of a sign-in that is on its way by a third-party provider. */
const googleCookie = /^(__Host-)?stet_google=/;

/** What the pages' cookie carries; signed, never readable by scripts. Times are milliseconds since 1970. */
interface Held {
  access: string;
  accessUntil: number;
  refresh: string;
  /** When the refresh token ends; null for a session that ends with the browser. */
  until: number | null;
}

/** What a browser says of itself: its name, and its cookies of log-ins, earlier and on their way, as `name=value; …`. */
interface Browser {
  agent: string;
  logIns: string;
}

/** What a third-party provider added to the address of the page that it sent a browser back to. */
export interface Returned {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Refreshes of this process by the token that is being replaced, so that parallel requests share one. */
const refreshing = new Map<string, Promise<Held | null>>();

/** The cookie of the pages' session. */
export function sessionCookie(secretKey: string, https: boolean) {
  return createCookie(https ? "__Host-stet" : "stet", {
    secrets: [secretKey],
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: https,
  });
}

/**
 * One request's view of the pages' session: the only code that turns the pages' cookie into bearer and refresh tokens
 * and back. The services' own refresh cookie never reaches the browser of a page.
 */
export class PageSession {
  readonly #cookie: ReturnType<typeof sessionCookie>;
  readonly #send: Send;
  #held: Held | null;
  readonly #browser: Browser;
  /** Cookies that the auth service made for this request's log-in, as pages send them. */
  #marks: string[] = [];
  #changed = false;
  #user: Promise<User | null> | null = null;

  private constructor(
    cookie: ReturnType<typeof sessionCookie>,
    browser: Browser,
    send: Send,
    held: Held | null,
  ) {
    this.#cookie = cookie;
    this.#browser = browser;
    this.#send = send;
    this.#held = held;
  }

  /** Reads the cookies of a page's request. `send` calls the auth service without a session. */
  static async open(
    cookie: ReturnType<typeof sessionCookie>,
    headers: Headers,
    send: Send,
  ): Promise<PageSession> {
    const cookies = headers.get("Cookie");
    const held: unknown = await cookie.parse(cookies);
    const logIns = cookies
      ?.split(/;\s*/)
      .filter((one) => one.startsWith(`${knownCookie}=`) || googleCookie.test(one));
    const browser = { agent: headers.get("User-Agent") ?? "", logIns: logIns?.join("; ") ?? "" };
    return new PageSession(cookie, browser, send, isHeld(held) ? held : null);
  }

  /** Whether somebody has logged in before in this browser. */
  get isKnownBrowser(): boolean {
    return this.#browser.logIns.split("; ").some((one) => one.startsWith(`${knownCookie}=`));
  }

  /** The access token, refreshed first when it has under an hour left; null for a guest. */
  async access(): Promise<string | null> {
    if (this.#held && this.#held.accessUntil - Date.now() < refreshBelow) await this.refresh();
    return this.#held?.access ?? null;
  }

  /** Exchanges the refresh token for new tokens. @returns false when the session is over */
  async refresh(): Promise<boolean> {
    const held = this.#held;
    if (!held) return false;
    const running =
      refreshing.get(held.refresh) ?? this.#exchange(held).finally(() => refreshing.delete(held.refresh));
    refreshing.set(held.refresh, running);
    this.#held = await running;
    this.#changed = true;
    return this.#held !== null;
  }

  async #exchange(held: Held): Promise<Held | null> {
    const response = await this.#send("/api/v1/auth/refresh", {
      method: "POST",
      headers: { Cookie: refreshCookie(held) },
    });
    if (response.status === 401) return null;
    if (!response.ok) return held;
    return toHeld(response, (await response.json()) as { access_token: string; expires_in: number });
  }

  /** Logs in at the auth service and keeps the tokens of its answer. */
  logIn(body: { email: string; password: string; rememberMe: boolean }): Promise<Response> {
    return this.#enter("login", body);
  }

  /** Logs in, or signs up, by an access token that a third-party provider's script gave to the browser. */
  enterByGoogle(call: "login" | "signup", accessToken: string): Promise<Response> {
    return this.#enter(`${call}/google`, { access_token: accessToken });
  }

  /** Logs in whom a third-party provider sent back. */
  finishGoogle(returned: Returned): Promise<Response> {
    return this.#enter("google/callback", returned);
  }

  async #enter(call: string, body: object): Promise<Response> {
    const response = await this.#send(`/api/v1/auth/${call}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": this.#browser.agent,
        Cookie: this.#browser.logIns,
      },
      body: JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie();
    this.#marks = [
      ...cookies.filter((one) => googleCookie.test(one)),
      ...cookies.filter((one) => one.startsWith(`${knownCookie}=`)).map(ofPages),
    ];
    if (response.ok) {
      this.#held = toHeld(
        response,
        (await response.clone().json()) as { access_token: string; expires_in: number },
      );
      this.#changed = true;
      this.#user = null;
    }
    return response;
  }

  /** Ends the session at the service and in the browser. */
  async logOut(): Promise<void> {
    if (!this.#held) return;
    await this.#send("/api/v1/auth/logout", {
      method: "POST",
      headers: { Authorization: `Bearer ${this.#held.access}`, Cookie: refreshCookie(this.#held) },
    });
    this.forget();
  }

  /** Drops the tokens: the service said that they are worth nothing. */
  forget(): void {
    this.#held = null;
    this.#changed = true;
    this.#user = null;
  }

  /** The signed-in user, asked once a request; null for a guest. */
  user(load: () => Promise<User | null>): Promise<User | null> {
    this.#user ??= this.#held ? load() : Promise.resolve(null);
    return this.#user;
  }

  /** The Set-Cookie headers that this request owes the browser. */
  async commit(): Promise<string[]> {
    if (!this.#changed) return this.#marks;
    if (!this.#held) return [await this.#cookie.serialize("", { maxAge: 0 }), ...this.#marks];
    const { until } = this.#held;
    const lasting = until === null ? {} : { expires: new Date(until) };
    return [await this.#cookie.serialize(this.#held, lasting), ...this.#marks];
  }
}

function toHeld(response: Response, answer: { access_token: string; expires_in: number }): Held {
  const cookie = response.headers.getSetCookie().find((header) => /^(__Secure-)?stet_refresh=/.test(header));
  const refresh = cookie
    ? decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1).split(";", 1)[0] ?? "")
    : "";
  if (!cookie || refresh === "") throw new Error("the auth service handed out no refresh token");
  const expires = /;\s*expires=([^;]+)/i.exec(cookie)?.[1];
  return {
    access: answer.access_token,
    accessUntil: Date.now() + answer.expires_in * 1000,
    refresh,
    until: expires ? Date.parse(expires) : null,
  };
}

/** A cookie of the auth calls as one of the pages: it comes with links from other sites too. */
const ofPages = (setCookie: string): string =>
  setCookie.replace(/; Path=[^;]*/i, "; Path=/").replace(/; SameSite=[^;]*/i, "; SameSite=Lax");

/** The refresh token as the auth service reads it, under either of its names. */
const refreshCookie = ({ refresh }: Held): string =>
  `stet_refresh=${refresh}; __Secure-stet_refresh=${refresh}`;

function isHeld(value: unknown): value is Held {
  return typeof value === "object" && value !== null && "refresh" in value && "access" in value;
}
