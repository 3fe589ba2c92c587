import { expect, test } from "vitest";
import { auth } from "#app/services/auth/service.ts";
import { brainstorm } from "#app/services/brainstorm/service.ts";
import { freestyle } from "#app/services/freestyle/service.ts";
import { inspire } from "#app/services/inspire/service.ts";
import { smartActions } from "#app/services/smart-actions/service.ts";
import { callRows } from "#tests/support/access-rows.ts";
import { onBothDatabases, openTestServices } from "#tests/support/test-services.ts";

const named = [auth, smartActions, freestyle, brainstorm, inspire]
  .flatMap((app) => app.routes)
  .filter(({ method, path }) => path.includes(":") && method !== "ALL")
  .map(({ method, path }) => `${method} ${path}`);

// What one database takes for a text, another refuses with a fault.
onBothDatabases("an id that no database should be asked for", (kind) => {
  test("is refused by every call with a reason, and is no fault of the server", async () => {
    const services = await openTestServices(kind, []);
    const { token } = await services.newUser();
    const answers: string[] = [];
    for (const name of new Set(named)) {
      const [method = "", path = ""] = name.split(" ");
      for (const id of ["%00", "%ED%A0%80", "%EF%BF%BF", "x".repeat(99), "'"]) {
        const body = callRows[name]?.body?.(decodeId(id));
        const { status } = await services.call(method, path.replaceAll(/:\w+/g, id), {
          token,
          ...(body ? { body } : {}),
        });
        if (![400, 403, 404, 422, 501].includes(status)) answers.push(`${name} with ${id}: ${status}`);
      }
    }
    expect(named.length).toBeGreaterThan(20);
    expect(answers).toEqual([]);
    await services.close();
  });
});

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
