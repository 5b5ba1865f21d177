import type { Row } from '../../../../database/rows';
import { toDate, toNumber } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';

/** A transaction this old must have ended. The margin also covers clock differences between replicas. */
const SETTLED_AFTER_MS = 5 * 60_000;
/** With more gaps, one condition for all ids between them is faster. */
const MOST_GAPS = 64;

/** Ids without an entry: their transactions were rolled back or may still commit. */
interface Gap {
  readonly from: number;
  readonly to: number;
  /** The time of the entry after them. */
  readonly at: number;
}

/**
 * The ids that one replica has read and sealed. Ids are assigned before the commit, so a lower id may be committed
 * later. With its gaps known, a replica need not read all later entries again.
 */
export class SealedIds {
  private gaps: readonly Gap[] = [];

  constructor(private newest: number) {}

  /** The highest id that was read. */
  get last(): number {
    return this.newest;
  }

  /** The highest id below which no entry can appear. */
  get settled(): number {
    return (this.gaps[0]?.from ?? this.newest + 1) - 1;
  }

  /** Adopts what another replica has settled. */
  settleTo(id: number): void {
    this.newest = Math.max(this.newest, id);
    this.gaps = this.gaps.flatMap((gap) => {
      if (gap.to <= id) return [];
      return [{ ...gap, from: Math.max(gap.from, id + 1) }];
    });
  }

  /** Adds entries, the oldest first. */
  add(entries: readonly Row[], now: Date): void {
    const found = [...this.gaps];
    for (const entry of entries) {
      const id = toNumber(entry['id']);
      if (id <= this.newest) {
        split(found, id);
        continue;
      }
      if (id > this.newest + 1)
        found.push({ from: this.newest + 1, to: id - 1, at: toDate(entry['at']).getTime() });
      this.newest = id;
    }
    const settledBefore = now.getTime() - SETTLED_AFTER_MS;
    this.gaps = found.filter(({ at }) => at >= settledBefore);
  }

  /** A condition for entries in the gaps; null if there are none. */
  inGaps(column: string): { readonly sql: string; readonly values: SqlValue[] } | null {
    const [first] = this.gaps;
    const last = this.gaps.at(-1);
    if (first === undefined || last === undefined) return null;
    const sought = this.gaps.length > MOST_GAPS ? [{ from: first.from, to: last.to }] : this.gaps;
    return {
      sql: `(${sought.map(() => `${column} BETWEEN ? AND ?`).join(' OR ')})`,
      values: sought.flatMap(({ from, to }) => [from, to]),
    };
  }
}

/** Removes an id from its gap. */
function split(gaps: Gap[], id: number): void {
  const at = gaps.findIndex(({ from, to }) => from <= id && id <= to);
  const gap = gaps[at];
  if (gap === undefined) return;
  const parts = [
    { ...gap, to: id - 1 },
    { ...gap, from: id + 1 },
  ];
  gaps.splice(at, 1, ...parts.filter(({ from, to }) => from <= to));
}
