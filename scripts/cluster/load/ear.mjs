/** Subscribes to the live events like a browser: reconnects with the last event id. */

/**
 * @typedef {ReturnType<typeof makeEar>} Ear
 */

/**
 * @param {string} url
 * @param {() => Record<string, string>} headers
 */
export function makeEar(url, headers) {
  /** @type {Map<number, number>} newest version heard of each job */
  const heard = new Map();
  const ending = new AbortController();
  let lastId = '';
  let resets = 0;
  let isListening = false;

  /** @param {string} block */
  const take = (block) => {
    const fields = new Map(
      block.split('\n').map((line) => {
        const [name = '', ...rest] = line.split(': ');
        return [name, rest.join(': ')];
      }),
    );
    lastId = fields.get('id') ?? lastId;
    if (fields.get('event') === 'hello') isListening = true;
    if (fields.get('event') === 'reset') resets += 1;
    if (fields.get('event') !== 'change') return;
    const { resource, id, version } = JSON.parse(fields.get('data') ?? '{}');
    if (resource === 'job') heard.set(id, Math.max(version, heard.get(id) ?? 0));
  };

  const listen = async () => {
    const response = await fetch(`${url}/api/events`, {
      headers: { ...headers(), ...(lastId ? { 'Last-Event-ID': lastId } : {}) },
      signal: ending.signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return;
    }
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of response.body) {
      const blocks = `${rest}${decoder.decode(bytes, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };

  const finished = (async () => {
    while (!ending.signal.aborted) {
      await listen().catch(() => undefined);
      // A tenth of the delay requested by the stream, so that the load does not take long.
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();

  return {
    /** @param {number} job @param {number} version */
    hasHeard: (job, version) => (heard.get(job) ?? 0) >= version,
    resets: () => resets,
    /** Whether the stream has started at least once. */
    isListening: () => isListening,
    async close() {
      ending.abort();
      await finished;
    },
  };
}
