/**
 * A client of the product that records the duration of its requests by kind.
 * @typedef {object} Answer
 * @property {any} body
 * @property {number} sentAt
 * @property {number} answeredAt
 */

export class Asker {
  /**
   * @param {string} url
   * @param {string} token
   * @param {import('./tally.mjs').Tally} tally
   */
  constructor(url, token, tally) {
    this.url = url;
    this.token = token;
    this.tally = tally;
  }

  /**
   * @param {string} kind
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<Answer | null>} null on failure, which is recorded
   */
  async ask(kind, method, path, body) {
    const sentAt = performance.now();
    const failed = (/** @type {string} */ why) => {
      this.tally.note(kind, 0, why);
      return null;
    };
    try {
      const answer = await fetch(`${this.url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.text();
      const answeredAt = performance.now();
      if (!answer.ok) return failed(String(answer.status));
      this.tally.note(kind, answeredAt - sentAt, null);
      return { body: text === '' ? null : JSON.parse(text), sentAt, answeredAt };
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  }

  /** Sends a request that must succeed. @param {string} method @param {string} path @param {unknown} [body] */
  async must(method, path, body) {
    const answer = await this.ask('Set-up', method, path, body);
    if (answer === null) throw new Error(`${method} ${path} failed while the office was made.`);
    return answer.body;
  }
}
