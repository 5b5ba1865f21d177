/** Chance that falls the same way every time (Mulberry32): a company is alike on every machine. */
export class SeededRandom {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed;
  }

  /** From 0 up to but not including 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * A whole number, both ends included.
   * @param {number} least
   * @param {number} most
   */
  between(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** @template T @param {readonly T[]} items @returns {T} */
  pick(items) {
    return items[Math.floor(this.next() * items.length)];
  }
}
