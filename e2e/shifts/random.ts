/** The same numbers for the same seed, so that a shift can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to `below`, exclusive. */
  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** The Mulberry32 generator. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
