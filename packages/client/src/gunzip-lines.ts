/** The lines of a gzip-compressed text, as they arrive. Empty ones are left out. */
export async function* gunzipLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string, void, undefined> {
  const texts = body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream());
  // Not every browser can iterate over a stream.
  const reader = texts.getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (begun + value).split('\n');
      begun = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line !== '');
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
