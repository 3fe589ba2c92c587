/** The provider's script for access tokens, as far as it is used here. */
interface TokenClients {
  initTokenClient(options: {
    client_id: string;
    scope: string;
    callback(answer: { access_token?: string; error?: string }): void;
    error_callback(error: { type: string }): void;
  }): { requestAccessToken(): void };
}

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: TokenClients } };
  }
}

/** Why the browser got no access token; the message is for the reader. */
export class NoToken extends Error {
  override name = "NoToken";
}

const notLoaded = "Google Identity Services not loaded. Please check your internet connection and try again.";
const scope = "email profile openid";
const waitMs = 10_000;

/** Opens the provider's window and waits for the access token that it gives. @throws NoToken */
export async function requestToken(clientId: string, scriptUrl: string): Promise<string> {
  const clients = await loadClients(scriptUrl);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const client = clients.initTokenClient({
    client_id: clientId,
    scope,
    callback({ access_token: token, error }) {
      if (token) resolve(token);
      else reject(new NoToken(error ? `Google OAuth failed: ${error}` : "Failed to get Google access token"));
    },
    error_callback({ type }) {
      reject(new NoToken(`Google OAuth failed: ${type}`));
    },
  });
  client.requestAccessToken();
  return promise;
}

async function loadClients(scriptUrl: string): Promise<TokenClients> {
  if (!window.google?.accounts?.oauth2) await loadScript(scriptUrl);
  const clients = window.google?.accounts?.oauth2;
  if (!clients) throw new NoToken(notLoaded);
  return clients;
}

/** Adds the script to the page; one that did not load is taken away, so that the next try loads it anew. */
async function loadScript(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  const fail = (): void => reject(new NoToken(notLoaded));
  const timer = setTimeout(fail, waitMs);
  script.src = url;
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", fail);
  document.head.append(script);
  try {
    await promise;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
