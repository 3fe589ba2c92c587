/** Runs in the page, before everything else: the first event of a text comes at once, what follows it `ms` milliseconds later. */
export function slowly(ms = 1_500): void {
  const own = window.fetch;
  window.fetch = async (input, init) => {
    const response = await own(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (init?.method !== "POST" || !address.endsWith("/stream") || !response.body) return response;
    let chunk = 0;
    const slow = new TransformStream<Uint8Array, Uint8Array>({
      async transform(bytes, out) {
        const cut = chunk++ === 0 ? new TextDecoder().decode(bytes).indexOf("\n\n") + 2 : 0;
        if (cut > 0) out.enqueue(bytes.slice(0, cut));
        await new Promise((done) => setTimeout(done, ms));
        out.enqueue(bytes.slice(cut));
      },
    });
    return new Response(response.body.pipeThrough(slow), response);
  };
}
