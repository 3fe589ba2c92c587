const mostSteps = 12;

/** Goes through the provider's pages as somebody, or turns back there. @returns where the provider sends them */
export async function passProvider(start: string, id: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new Request(start);
  for (let step = 0; step < mostSteps; step++) {
    next.headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const { url } = next;
    const response = await fetch(next, { redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const place = response.headers.get("Location");
    if (place) {
      const target = new URL(place, url);
      if (target.pathname === "/auth/google/callback") return target;
      next = new Request(target);
    } else if (response.ok && url.includes("/sign-in/")) {
      next = new Request(url, {
        method: "POST",
        body: new URLSearchParams(id === null ? { no: "1" } : { id }),
      });
    } else {
      throw new Error(`the provider answered ${response.status} at ${url}: ${await response.text()}`);
    }
  }
  throw new Error("the provider sends people round in circles");
}
