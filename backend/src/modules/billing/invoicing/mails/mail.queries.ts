import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toIsoText, toNullable, toNumber, toText } from '../../../../database/rows';
import type { MailAnswer, MailKind } from './mail.schema';
import type { MailPayload } from './mail-task';

const STATES: Readonly<Record<string, MailAnswer['state']>> = {
  waiting: 'waiting',
  done: 'sent',
  parked: 'parked',
};

/** Reads the delivery status of e-mail. */
@Injectable()
export class MailQueries {
  constructor(private readonly database: Database) {}

  /** The e-mail of one invoice or customer, newest first. */
  async about(resource: 'invoice' | 'customer', id: number): Promise<MailAnswer[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, payload, state, attempts, lastError, createdAt, doneAt FROM outbox_tasks
        WHERE resource = ? AND resourceId = ? ORDER BY id DESC`,
      [resource, id],
    );
    return rows.map(present);
  }
}

function present(row: Row): MailAnswer {
  const payload = JSON.parse(toText(row.payload)) as MailPayload & { kind: MailKind }; // as it was asked for
  return {
    id: toNumber(row.id),
    kind: payload.kind,
    to: payload.to,
    state: STATES[toText(row.state)] ?? 'waiting',
    problem: toNullable(row.lastError, toText),
    attempts: toNumber(row.attempts),
    askedBy: payload.askedBy,
    createdAt: toIsoText(row.createdAt),
    sentAt: toNullable(row.doneAt, toIsoText),
  };
}
