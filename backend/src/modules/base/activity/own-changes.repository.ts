import { Injectable } from '@nestjs/common';
import { type Row, toNullable, toText } from '../../../database/rows';
import type { Tx } from '../../../database/transactions/transaction';
import type { Resource } from './activity-entry';

/** A change of a record, identified by the version it created. */
interface MadeVersion {
  readonly resource: Resource;
  readonly id: number;
  readonly version: number;
}

type Facts = Readonly<Record<string, unknown>>;

interface OwnChange {
  readonly action: string;
  /** Null if it was erased by law. */
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** Finds a user's own changes, for undo. */
@Injectable()
export class OwnChangesRepository {
  /** Null if another user made that version, or this user made it before the given time. */
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
