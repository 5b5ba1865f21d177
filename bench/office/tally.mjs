import { quantile } from '../load/callers.mjs';

/** @typedef {{ times: number[], errors: Map<string, number> }} Kind */

/** Durations and failures by kind of request. */
export class Tally {
  /** @type {Map<string, Kind>} */
  #kinds = new Map();
  #isMeasured = false;

  /** Discards the warm-up. */
  begin() {
    this.#kinds.clear();
    this.#isMeasured = true;
  }

  end() {
    this.#isMeasured = false;
  }

  /** @param {string} kind @param {number} ms @param {string | null} error */
  note(kind, ms, error) {
    if (!this.#isMeasured) return;
    const { times, errors } = this.#of(kind);
    if (error === null) times.push(ms);
    else errors.set(error, (errors.get(error) ?? 0) + 1);
  }

  /** @param {string} kind @returns {Kind} */
  #of(kind) {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    /** @type {Kind} */
    const first = { times: [], errors: new Map() };
    this.#kinds.set(kind, first);
    return first;
  }

  rows() {
    const kinds = [...this.#kinds].sort(([one], [other]) => (one < other ? -1 : 1));
    const times = kinds.flatMap(([, found]) => found.times);
    return [
      ...kinds.map(([kind, found]) => rowOf(kind, found.times, found.errors)),
      rowOf('All requests', times, this.#allErrors()),
    ];
  }

  #allErrors() {
    /** @type {Map<string, number>} */
    const sum = new Map();
    for (const { errors } of this.#kinds.values())
      for (const [what, times] of errors) sum.set(what, (sum.get(what) ?? 0) + times);
    return sum;
  }
}

/** @param {string} kind @param {number[]} times @param {Map<string, number>} errors */
function rowOf(kind, times, errors) {
  return {
    ...{ kind, ...spread(times), requests: times.length },
    errors: [...errors].map(([what, often]) => `${String(often)} × ${what}`),
  };
}

/** @param {number[]} values */
export function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const [p50 = NaN, p95 = NaN, p99 = NaN] = [0.5, 0.95, 0.99].map((share) =>
    quantile(sorted, share),
  );
  return { p50, p95, p99 };
}
