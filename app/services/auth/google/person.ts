import type { Configuration, UserInfoResponse } from "openid-client";
import { fetchUserInfo } from "openid-client";
import { z } from "zod";
import { cleanLines } from "#app/document/clean-text.ts";
import { emailBody } from "../contract.ts";
import { asking, ProviderFault } from "./provider.ts";

/** Somebody whom the provider knows, with an address that it has verified. */
export interface Person {
  issuer: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Some providers write truth as a word. */
const verified = z.union([z.literal(true), z.literal("true")]);
const mostName = 100;

/** Asks the provider who `subject` is. @throws ProviderFault when it does not say, or the address is not verified */
export async function fetchPerson(config: Configuration, token: string, subject: string): Promise<Person> {
  return toPerson(config.serverMetadata().issuer, await asking(fetchUserInfo(config, token, subject)));
}

function toPerson(issuer: string, info: UserInfoResponse): Person {
  if (!verified.safeParse(info.email_verified).success) {
    throw new ProviderFault("unverified", "the provider has not verified the address");
  }
  const email = emailBody.shape.email.safeParse(info.email);
  if (!email.success) throw new ProviderFault("refused", "the provider gave no usable address");
  const [first = "", ...rest] = nameOf(info.name).split(" ");
  return {
    issuer,
    subject: info.sub,
    email: email.data,
    firstName: nameOf(info.given_name) || first || nameOf(email.data.split("@")[0]),
    lastName: nameOf(info.family_name) || rest.join(" "),
  };
}

const nameOf = (value: unknown): string =>
  typeof value === "string" ? cleanLines(value).replace(/\s+/g, " ").trim().slice(0, mostName).trim() : "";
