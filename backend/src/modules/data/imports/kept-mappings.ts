import { DATE_ORDERS, type DateOrder } from '@dispatch/domain/imports/dates';
import type { ImportColumn, ImportKind, Mapping } from '@dispatch/domain/imports/fields';
import { headKey } from '@dispatch/domain/imports/heads';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { type Row, toText } from '../../../database/rows';
import { holdRecord } from '../../../database/records/records';
import { ImportMapping } from '../../../database/schema/entities/imports/import';
import type { Tx } from '../../../database/transactions/transaction';

export interface KeptMapping {
  /** By the folded heading. */
  readonly heads: ReadonlyMap<string, ImportColumn | null>;
  readonly dateOrder: DateOrder | null;
}

const FOR_ALL = 0;

/** Remembers how users mapped the columns of a customer's files, or of all files. */
@Injectable()
export class KeptMappings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The mapping for all customers, overridden by the customer's own. */
  async read(kind: ImportKind, customerId: number | null): Promise<KeptMapping> {
    const rows = await this.database.query<Row>(
      `SELECT heads, dateOrder FROM import_mappings WHERE kind = ? AND customerKey IN (?, ?)
        ORDER BY customerKey`,
      [kind, FOR_ALL, customerId ?? FOR_ALL],
    );
    const heads = rows.flatMap(
      (row) => JSON.parse(toText(row.heads)) as [string, ImportColumn | null][], // written by this module
    );
    const orders = rows.map((row) => DATE_ORDERS.find((order) => order === row.dateOrder));
    // Older versions stored other words for a number.
    const known = heads.map(([head, column]) => [headKey(head), column] as const);
    return { heads: new Map(known), dateOrder: orders.findLast(Boolean) ?? null };
  }

  async keep(
    tx: Tx,
    kind: ImportKind,
    customerId: number | null,
    given: {
      readonly heads: readonly string[];
      readonly mapping: Mapping;
      readonly dateOrder: DateOrder | null;
    },
  ): Promise<void> {
    const key = customerId ?? FOR_ALL;
    const now = this.clock.now();
    // Inserts the row if needed, so that it can be locked even under concurrency.
    await tx.manager.query(
      `INSERT INTO import_mappings (kind, customerKey, heads, dateOrder, updatedAt)
        VALUES (?, ?, '[]', NULL, ?) ${tx.engine === 'sqlite' ? 'ON CONFLICT (kind, customerKey) DO NOTHING' : 'ON DUPLICATE KEY UPDATE kind = kind'}`,
      [kind, key, now],
    );
    const held = await holdRecord(tx, ImportMapping, 'kind = ? AND customerKey = ?', [kind, key]);
    if (held === null) throw new Error('A mapping is missing right after it was written');
    const heads = new Map(JSON.parse(held.heads) as [string, ImportColumn | null][]); // so written
    for (const [at, head] of given.heads.entries()) {
      const folded = headKey(head);
      // Delete and set again, so that the heading counts as recently saved.
      heads.delete(folded);
      heads.set(folded, given.mapping[at] ?? null);
    }
    const text = JSON.stringify([...heads].slice(-MOST_HEADS));
    await tx.manager.query(
      'UPDATE import_mappings SET heads = ?, dateOrder = ?, updatedAt = ? WHERE id = ?',
      [text, given.dateOrder, now, held.id],
    );
  }
}

/** The limit of headings for each sender. The oldest are dropped first. */
const MOST_HEADS = 400;
