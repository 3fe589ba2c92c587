import { WriterFault } from "../faults.ts";

const again = "Please try again in a minute.";
const operator = "Trying again will not help: whoever runs this server has to check the model's settings.";

type Row = readonly [message: string, status: 502 | 503 | 504, retryable: boolean];

/** What can go wrong between this server and a model. The texts hold nothing that came from the model or the user. */
const rows = {
  unreachable: [`The model cannot be reached at the moment. ${again}`, 503, true],
  connect: [`The model's server does not answer. ${again}`, 504, true],
  certificate: [`The connection to the model is not safe. ${operator}`, 503, false],
  redirect: [`The model's address leads somewhere else. ${operator}`, 502, false],
  firstByte: [`The model took too long to begin. ${again}`, 504, true],
  idle: [`The model stopped answering. ${again}`, 504, true],
  total: [
    "The model took too long to finish. Please try again; a shorter text is more likely to succeed.",
    504,
    true,
  ],
  reset: [`The connection to the model broke off. ${again}`, 502, true],
  unfinished: [`The model's answer broke off before its end. ${again}`, 502, true],
  unreadable: [`The model sent an answer that cannot be read. ${again}`, 502, true],
  page: [`A web page answered instead of a model. ${operator}`, 502, false],
  endless: [`The model did not stop writing. ${again}`, 502, true],
  empty: [`The model answered without a text. ${again}`, 502, true],
  reported: [`The model reported an error while writing. ${again}`, 502, true],
  withheld: ["The model declined to write this. Trying again with the same text will not help.", 502, false],
  key: [`The model refused this server's key. ${operator}`, 503, false],
  quota: [`This server's account with the model is used up. ${operator}`, 503, false],
  missing: [`The model is not known where it was asked for. ${operator}`, 503, false],
  rejected: [`The model did not accept the request. ${operator}`, 502, false],
  tooLong: [
    "The text is too long for this model. Trying again will not help; a shorter text will.",
    502,
    false,
  ],
  busy: ["The model is busy at the moment. Please try again shortly.", 503, true],
  failing: [`The model's server failed. ${again}`, 502, true],
  resting: [`The model has failed several times and is left alone for a moment. ${again}`, 503, true],
} as const satisfies Record<string, Row>;

export type Fault = keyof typeof rows;

/** Faults of the model's server whatever it is asked. Of the others that may pass, one text alone can bring them about. */
const ofServer: ReadonlySet<Fault> = new Set<Fault>([
  "unreachable",
  "connect",
  "firstByte",
  "idle",
  "total",
  "reset",
  "busy",
  "failing",
]);

class UpstreamFault extends WriterFault {
  readonly fault: Fault;
  readonly isOfServer: boolean;

  constructor(fault: Fault, retryAfter?: number) {
    const [message, status, retryable] = rows[fault];
    super(message, status, retryable, retryAfter);
    this.fault = fault;
    this.isOfServer = ofServer.has(fault);
  }
}

/** @param retryAfter seconds the provider asked to wait */
export const upstreamFault = (fault: Fault, retryAfter?: number): WriterFault =>
  new UpstreamFault(fault, retryAfter);

/** What went wrong between this server and a model; null where it was something else. */
export const faultOf = (error: unknown): Fault | null =>
  error instanceof UpstreamFault ? error.fault : null;

/** Whether an error says that a model's server fails everybody. */
export const isOfServer = (error: unknown): boolean => error instanceof UpstreamFault && error.isOfServer;

const byStatus: Record<number, Fault> = {
  401: "key",
  402: "quota",
  403: "key",
  404: "missing",
  408: "firstByte",
  409: "busy",
  413: "tooLong",
  429: "busy",
  503: "busy",
  504: "firstByte",
  529: "busy",
};

const byCode: Record<string, Fault> = {
  insufficient_quota: "quota",
  billing_hard_limit_reached: "quota",
  context_length_exceeded: "tooLong",
  exceed_context_size_error: "tooLong",
  model_not_found: "missing",
  invalid_api_key: "key",
  content_filter: "withheld",
  rate_limit_exceeded: "busy",
  rate_limit_error: "busy",
  overloaded_error: "busy",
};

/** What a provider says of a failure. It only chooses among our own texts: it may quote the user. */
export interface Explanation {
  code?: unknown;
  type?: unknown;
  message?: unknown;
}

const tooLong = /context (length|window|size)|context_(length|window|size)|too many tokens|too long/i;

/** The fault behind an HTTP status, or the same figure in an error event; a known code is more exact than the status. */
export function faultOfStatus(status: number, { code, type, message }: Explanation): Fault {
  for (const word of [code, type]) {
    const named = typeof word === "string" ? byCode[word] : undefined;
    if (named) return named;
  }
  if (status === 400 && typeof message === "string" && tooLong.test(message)) return "tooLong";
  if (status >= 300 && status < 400) return "redirect";
  return byStatus[status] ?? (status >= 500 ? "failing" : "rejected");
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
]);
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_SSL|^ERR_TLS|^EPROTO$/;

/** The fault behind an error of Node's sockets. */
export function faultOfSocket(error: unknown): Fault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (unreachable.has(code)) return "unreachable";
  if (certificate.test(code)) return "certificate";
  return code.startsWith("HPE_") ? "unreadable" : "reset";
}
