import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

/** The reader's time zone, by its IANA name; null while the browser has not told it. */
const zoneContext = createContext<string | null>(null);

/** Reads the cookie in which a script keeps the browser's time zone. */
export const zoneMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const told = /(?:^|;\s*)stet_zone=([\w%+.~-]{1,64})/.exec(request.headers.get("Cookie") ?? "")?.[1];
  context.set(zoneContext, told === undefined ? null : knownZone(told));
};

function knownZone(told: string): string | null {
  try {
    const zone = decodeURIComponent(told);
    return new Intl.DateTimeFormat("en-GB", { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError || error instanceof URIError) return null;
    throw error;
  }
}

/** The reader's time zone; null while the browser has not told it, when times are in UTC. */
export const findZone = (context: Readonly<RouterContextProvider>): string | null => context.get(zoneContext);

/** The zone that times are told in. */
export const zoneOf = (context: Readonly<RouterContextProvider>): string => findZone(context) ?? "UTC";
