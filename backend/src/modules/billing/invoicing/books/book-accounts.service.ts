import { staleVersion } from '@dispatch/domain/errors';
import { BOOK_ACCOUNTS } from '@dispatch/domain/invoices/journal';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { ONLY_ROW, saveSettings } from '../../../../database/records/save-settings';
import { type Row, toNullable, toNumber, toText } from '../../../../database/rows';
import { BookAccounts } from '../../../../database/schema/entities/invoicing/books';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import type { BookAccountsAnswer } from './books.schema';
import type { BookAccountsDto } from './books.dto';

/** The account names in the company's books. */
@Injectable()
export class BookAccountsService {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
  ) {}

  async read(): Promise<BookAccountsAnswer> {
    const [row] = await this.database.query<Row>('SELECT * FROM book_accounts');
    const name = (account: (typeof BOOK_ACCOUNTS)[number]) => toNullable(row?.[account], toText);
    return {
      receivable: name('receivable'),
      bank: name('bank'),
      revenue: name('revenue'),
      gst: name('gst'),
      qst: name('qst'),
      writeOff: name('writeOff'),
      version: row === undefined ? 1 : toNumber(row.version),
    };
  }

  /** @throws AppError stale_version with the present record */
  change(actor: Actor, version: number | null, body: BookAccountsDto): Promise<BookAccountsAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'books');
      const known = await this.read();
      const facts = changedFacts(known, body);
      if (version !== null && version !== known.version) throw staleVersion(known);
      if (facts === null) return known;
      const now = this.changes.now();
      const stored = await tx.manager.findOneBy(BookAccounts, { id: ONLY_ROW });
      const written = { blank: { ...known, id: ONLY_ROW }, changed: facts.after };
      await saveSettings(tx, BookAccounts, stored, written, now);
      const saved = await this.read();
      await this.changes.record(tx, actor, {
        action: 'books.accounts-changed',
        resourceId: null,
        version: saved.version,
        ...facts,
      });
      return saved;
    });
  }
}
