/** Listening consoles: records when the last of them received each change. */
import { connect } from 'node:net';
import { bytesOf } from '../load/connection.mjs';
import { spread } from './tally.mjs';

const CHANGE = /"resource":"job","id":(\d+)[^\n]*?"version":(\d+)/g;

/** @param {number} job @param {number} version */
const keyOf = (job, version) => `${String(job)}:${String(version)}`;

export class Streams {
  /** @type {import('node:net').Socket[]} */
  #sockets = [];
  /** @type {Map<string, { times: number, lastAt: number }>} */
  #heard = new Map();
  /** @type {{ key: string, sentAt: number, answeredAt: number }[]} */
  #saved = [];
  #lost = 0;
  #isClosing = false;

  /** @param {string} url @param {string[]} tokens one for each console */
  async open(url, tokens) {
    const port = Number(new URL(url).port);
    await Promise.all(tokens.map((token) => this.#openOne(port, token)));
  }

  /** @param {number} port @param {string} token @returns {Promise<void>} */
  #openOne(port, token) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#sockets.push(socket);
    let rest = '';
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => {
        if (!this.#isClosing) this.#lost += 1;
      });
      socket.on('data', (part) => {
        const text = rest + part.toString('latin1');
        if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200'))
          reject(new Error(`No event stream: ${text.slice(0, 200)}`));
        if (text.includes('event: hello')) resolve();
        const whole = text.lastIndexOf('\n') + 1;
        rest = text.slice(whole);
        for (const [, job = '', version = ''] of text.slice(0, whole).matchAll(CHANGE))
          this.#note(keyOf(Number(job), Number(version)));
      });
      socket.write(bytesOf({ method: 'GET', path: '/api/events', token }));
    });
  }

  /** @param {string} key */
  #note(key) {
    const known = this.#heard.get(key) ?? { times: 0, lastAt: 0 };
    this.#heard.set(key, { times: known.times + 1, lastAt: performance.now() });
  }

  /** Starts the measurement. */
  begin() {
    this.#saved = [];
  }

  /** Records a job that was just saved. @param {import('./asker.mjs').Answer} answer */
  saved({ body, sentAt, answeredAt }) {
    this.#saved.push({ key: keyOf(body.id, body.version), sentAt, answeredAt });
  }

  /** Whether all listeners received all saved changes. */
  haveAll() {
    return (
      this.#lost > 0 ||
      this.#saved.every(({ key }) => this.#heard.get(key)?.times === this.#sockets.length)
    );
  }

  figures() {
    const all = this.#saved.map((one) => ({ ...one, heard: this.#heard.get(one.key) }));
    const last = all.flatMap(({ heard, sentAt, answeredAt }) =>
      heard?.times === this.#sockets.length
        ? [{ fromSending: heard.lastAt - sentAt, fromAnswer: heard.lastAt - answeredAt }]
        : [],
    );
    return {
      changes: all.length,
      unheard: all.length - last.length,
      lostStreams: this.#lost,
      fromSending: spread(last.map(({ fromSending }) => fromSending)),
      fromAnswer: spread(last.map(({ fromAnswer }) => fromAnswer)),
    };
  }

  close() {
    this.#isClosing = true;
    for (const socket of this.#sockets) socket.destroy();
  }
}
