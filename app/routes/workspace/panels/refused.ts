import { createContext } from "react-router";
import type { Subject } from "./subject.ts";

/** What a panel says of the form that this very request has sent in vain: the page around it is loaded after that. */
export const refusedContext = createContext<Partial<Pick<Subject, "notice" | "sent">>>({});
