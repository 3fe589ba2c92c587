import { useEffect, useState } from "react";
import { href } from "react-router";
import { sayUpdated } from "#app/islands/billing/account-status.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { connectionLost } from "#app/islands/offline.ts";
import { useShell } from "../frame/use-shell.ts";
import { ProfileBody } from "./profile-body.tsx";
import type { LoadedProfile } from "./profile-loader.ts";
import { notFound } from "./profile-words.ts";

/** Over another page: what was typed there stays, so its forms are sent without leaving it. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { user } = useShell();
  const { loaded, load, say } = useProfile();

  async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const own = new URL(form.action).pathname === href("/profile");
    const fields = new FormData(form, submitter);
    const notice = await send(own ? href("/profile/data") : form.action, fields);
    if (notice) return say(notice);
    await load("");
    sayUpdated();
  }

  if (!user) return null;
  return (
    <Dialog id="profile-title" title="Profile" className="profile-dlg" modal onClose={onClose}>
      {loaded === null ? (
        <div className="plans-wait">
          <Loader>Loading your profile</Loader>
        </div>
      ) : null}
      {loaded === "failed" ? (
        <EmptyState sign="query" {...notFound} level={3}>
          <a className="btn btn-ink" href={href("/")}>
            Go to Home
          </a>
        </EmptyState>
      ) : null}
      {loaded !== null && loaded !== "failed" ? (
        <div
          className="prof"
          onSubmitCapture={(event) => {
            if (!(event.target instanceof HTMLFormElement) || event.target.method !== "post") return;
            event.preventDefault();
            void post(event.target, submitterOf(event.nativeEvent));
          }}
          onClickCapture={(event) => {
            const link = event.target instanceof Element ? event.target.closest("a") : null;
            const target = link?.getAttribute("href") ?? "";
            if (target.startsWith("#")) {
              event.preventDefault();
              event.currentTarget.querySelector(target)?.scrollIntoView();
            } else if (link?.pathname === href("/profile") && isPart(link.search)) {
              event.preventDefault();
              void load(link.search);
            }
          }}
        >
          <ProfileBody user={user} {...loaded} current={null} level={3} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** Another page of the statement, rather than a question that has the page of its own. */
const isPart = (search: string): boolean => search === "" || new URLSearchParams(search).has("before");

const submitterOf = (event: Event): HTMLElement | null =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLElement ? event.submitter : null;

/** The profile: null on its way, "failed" where it cannot be told. A fetcher would give a lost connection to the error boundary. */
function useProfile() {
  const [loaded, setLoaded] = useState<LoadedProfile | "failed" | null>(null);
  const load = async (search: string): Promise<void> => setLoaded(await fetchProfile(search));
  useEffect(() => {
    let left = false;
    const begin = async (): Promise<void> => {
      const found = await fetchProfile("");
      if (!left) setLoaded(found);
    };
    void begin();
    return () => {
      left = true;
    };
  }, []);
  const say = (notice: Notice): void =>
    setLoaded((before) => (before === null || before === "failed" ? before : { ...before, notice }));
  return { loaded, load, say };
}

async function fetchProfile(search: string): Promise<LoadedProfile | "failed"> {
  try {
    const response = await fetch(href("/profile/data") + search);
    if (response.redirected) leave();
    return response.ok && !response.redirected ? ((await response.json()) as LoadedProfile) : "failed";
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return "failed";
  }
}

/** The session has ended. */
const leave = (): void =>
  window.location.assign(`${href("/login")}?from=${encodeURIComponent(href("/profile"))}`);

/** Sends a form. @returns why it was refused; null where it was taken, and the profile has a word about it */
async function send(address: string, fields: FormData): Promise<Notice | null> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  try {
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect" || response.ok) return null;
    const { notice } = (await response.json()) as { notice: Notice };
    return notice;
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
    return { kind: "danger", text: connectionLost };
  }
}
