import { AppError } from '@dispatch/domain/errors';
import { can } from '@dispatch/domain/people/permissions';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database } from '../../../../database/database';
import { boundedCount } from '../../../../database/records/bounded-count';
import { found } from '../../../../database/records/found';
import { findRecord, holdRecord, insertRecord } from '../../../../database/records/records';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import { Customer } from '../../../../database/schema/entities/customer';
import { CollectionNote } from '../../../../database/schema/entities/invoicing/collection-note';
import type { Actor } from '../../../../http/access/actor';
import { PageOf, pageOrFirst } from '../../../../http/answers/paging';
import { Changes } from '../../../base/activity/changes';
import type { CollectionNotesQueryDto, NewCollectionNoteDto } from './collection-note.dto';
import type { CollectionNoteAnswer } from './collection-note.schema';

const EXISTS = 'id = ? AND deletedAt IS NULL';

/** Notes on unpaid balances, with promises to pay. The history names only the customer. */
@Injectable()
export class CollectionNotesService {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
  ) {}

  /** @throws AppError not_found */
  async list(
    customerId: number,
    query: CollectionNotesQueryDto,
  ): Promise<PageOf<CollectionNoteAnswer>> {
    const [customer] = await this.database.query<Row>(`SELECT id FROM customers WHERE ${EXISTS}`, [
      customerId,
    ]);
    found(customer);
    const page = pageOrFirst(query);
    const from = sql`FROM collection_notes WHERE customerId = ${customerId}`;
    const [rows, { total, isLeast }] = await Promise.all([
      this.database.select<Row>(
        sql`SELECT id, userId, userName, \`text\`, promisedOn, promisedCents, createdAt ${from}
          ORDER BY id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
      ),
      boundedCount(this.database, from, page),
    ]);
    return new PageOf(rows.map(present), total, page, isLeast);
  }

  /** @throws AppError not_found */
  async add(
    actor: Actor,
    customerId: number,
    { text, promisedOn = null, promisedAmount = null }: NewCollectionNoteDto,
  ): Promise<CollectionNoteAnswer> {
    const { userId, name: userName } = actor;
    return this.changes.run(async (tx) => {
      found(await holdRecord(tx, Customer, EXISTS, [customerId]));
      const createdAt = this.changes.now();
      const promisedCents = promisedAmount;
      const note = { userId, userName, text, promisedOn, promisedCents, createdAt };
      const id = await insertRecord(tx, CollectionNote, { customerId, ...note });
      await this.changes.record(tx, actor, {
        action: 'customer.collection-noted',
        resourceId: customerId,
      });
      return {
        ...{ id, authorId: userId, author: userName, text, promisedOn },
        ...{ promisedAmount: dollarsOf(promisedCents), createdAt: createdAt.toISOString() },
      };
    });
  }

  /** @throws AppError not_found, forbidden for another user's note */
  async delete(actor: Actor, customerId: number, id: number): Promise<void> {
    await this.changes.run(async (tx) => {
      found(await holdRecord(tx, Customer, EXISTS, [customerId]));
      const where = 'id = ? AND customerId = ?';
      const note = found(await findRecord(tx, CollectionNote, where, [id, customerId]));
      if (note.userId !== actor.userId && !can(actor, 'users:manage'))
        throw new AppError('forbidden');
      await tx.manager.query('DELETE FROM collection_notes WHERE id = ?', [id]);
      await this.changes.record(tx, actor, {
        action: 'customer.collection-note-deleted',
        resourceId: customerId,
      });
    });
  }
}

function present(row: Row): CollectionNoteAnswer {
  return {
    id: toNumber(row.id),
    authorId: toNumber(row['userId']),
    author: toText(row['userName']),
    text: toText(row['text']),
    promisedOn: toNullable(row['promisedOn'], toText),
    promisedAmount: dollarsOf(toNullable(row['promisedCents'], toNumber)),
    createdAt: toDate(row['createdAt']).toISOString(),
  };
}

const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents));
