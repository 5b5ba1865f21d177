import { Injectable } from '@nestjs/common';
import { type Row, toNullable, toText } from '../../../database/rows';
import type { Tx } from '../../../database/transactions/transaction';
import type { Resource } from './activity-entry';

/** A change of a record, named by the version that it made. */
interface MadeVersion {
  readonly resource: Resource;
  readonly id: number;
  readonly version: number;
}

type Facts = Readonly<Record<string, unknown>>;

interface OwnChange {
  readonly action: string;
  /** Null where the law had it taken out. */
  readonly before: Facts | null;
  readonly after: Facts | null;
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
      `SELECT action, \`before\`, \`after\` FROM activity WHERE resource = ? AND resourceId = ?
       AND resourceVersion = ? AND actorId = ? AND at >= ? ORDER BY id DESC LIMIT 1`,
      [resource, id, version, userId, since],
    );
    if (row === undefined) return null;
    return {
      action: toText(row.action),
      before: factsOf(toNullable(row.before, toText)),
      after: factsOf(toNullable(row.after, toText)),
    };
  }
}

function factsOf(text: string | null): Facts | null {
  return text === null ? null : (JSON.parse(text) as Facts); // as the change wrote it
}
