import { Injectable } from '@nestjs/common';
import { type Row, toNullable, toText } from '../../database/rows';
import type { Tx } from '../../database/transactions/transaction';
import type { Resource } from './activity-entry';

/** A change of a record, named by the version that it made. */
interface MadeVersion {
  readonly resource: Resource;
  readonly id: number;
  readonly version: number;
}

interface OwnChange {
  readonly action: string;
  /** Null where the law had it taken out. */
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** Finds what somebody did, to take it back. */
@Injectable()
export class OwnChangesRepository {
  /** Null where somebody else made that version, or this person before the moment. */
  async find(
    tx: Tx,
    userId: number,
    { resource, id, version }: MadeVersion,
    since: Date,
  ): Promise<OwnChange | null> {
    const [row]: Row[] = await tx.manager.query(
      `SELECT action, \`before\` FROM activity WHERE resource = ? AND resourceId = ?
       AND resourceVersion = ? AND actorId = ? AND at >= ? ORDER BY id DESC LIMIT 1`,
      [resource, id, version, userId, since],
    );
    if (row === undefined) return null;
    const before = toNullable(row.before, toText);
    return {
      action: toText(row.action),
      // As the change wrote it.
      before: before === null ? null : (JSON.parse(before) as OwnChange['before']),
    };
  }
}
