import type { ServiceContext } from "../../context.ts";
import { supportLetter, type SupportMessage } from "../mails/support.ts";

/** Sends a message to the people who run this server. */
export async function contactSupport(context: ServiceContext, message: SupportMessage): Promise<void> {
  await context.transact((trx) => context.mail(trx, supportLetter(context.settings.supportTo, message)));
}
