import {
  NOTICE_EVENTS,
  type NoticeEvent,
  noticeEventsIn,
} from '@dispatch/domain/customer-notices/notice-event';
import { ORIGINAL_NOTICES } from '@dispatch/domain/customer-notices/notice-words';
import { type Language, LANGUAGES } from '@dispatch/domain/text/language';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { found } from '../../../../database/records/found';
import {
  type Row,
  toFlag,
  toIsoText,
  toNullable,
  toNumber,
  toText,
} from '../../../../database/rows';
import { Mailer } from '../../../../mail/mailer';
import type {
  CustomerNoticesAnswer,
  NoticeSettingsAnswer,
  NoticeTextAnswer,
} from './notice-settings.schema';

const UNCHANGED = { updatedAt: null, version: 1 };

/** Reads the notice settings and texts; inside a transaction it sees its own writes. */
@Injectable()
export class CustomerMailSettingsQueries {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
  ) {}

  async settings(): Promise<NoticeSettingsAnswer> {
    const [row] = await this.database.query<Row>(
      'SELECT events, updatedAt, version FROM notice_settings WHERE id = 1',
    );
    const canSend = this.mailer.isSetUp;
    if (row === undefined) return { events: [], canSend, ...UNCHANGED };
    return { events: noticeEventsIn(toText(row['events'])), canSend, ...changeOf(row) };
  }

  /** @throws AppError not_found for an unknown or deleted customer */
  async ofCustomer(customerId: number): Promise<CustomerNoticesAnswer> {
    return found(await this.find(customerId));
  }

  /** Null for an unknown or deleted customer. */
  async find(customerId: number): Promise<CustomerNoticesAnswer | null> {
    const [row] = await this.database.query<Row>(
      `SELECT c.email AS customerEmail, n.events, n.email, n.language, n.updatedAt, n.version,
        COALESCE(b.language, (SELECT p.invoiceLanguage FROM company_profile p WHERE p.id = 1)) AS usual
        FROM customers c LEFT JOIN customer_notice_choices n ON n.customerId = c.id
        LEFT JOIN customer_billing b ON b.customerId = c.id WHERE c.id = ? AND c.deletedAt IS NULL`,
      [customerId],
    );
    if (row === undefined) return null;
    const { events: companyEvents } = await this.settings();
    return {
      customerId,
      events: toNullable(row['events'], (text) => noticeEventsIn(toText(text))),
      companyEvents,
      email: toNullable(row['email'], toText),
      customerEmail: toNullable(row['customerEmail'], toText),
      language: toNullable(row['language'], toLanguage),
      usualLanguage: row['usual'] === 'fr' ? 'fr-CA' : 'en-CA',
      canSend: this.mailer.isSetUp,
      ...(row['version'] === null ? UNCHANGED : changeOf(row)),
    };
  }

  /** One text per event and language. */
  async texts(): Promise<NoticeTextAnswer[]> {
    const rows = await this.database.query<Row>(
      'SELECT event, language, subject, body, isOriginal, version, updatedAt FROM notice_texts',
    );
    return LANGUAGES.flatMap((language) =>
      NOTICE_EVENTS.map((event) => {
        const row = rows.find((one) => one['event'] === event && one['language'] === language);
        const original = ORIGINAL_NOTICES[language][event];
        if (row === undefined)
          return { event, language, ...original, isOriginal: true, ...UNCHANGED };
        const isOriginal = toFlag(row['isOriginal']);
        const own = { subject: toText(row['subject']), body: toText(row['body']) };
        const text = isOriginal ? original : own;
        return { event, language, ...text, isOriginal, ...changeOf(row) };
      }),
    );
  }

  async text(event: NoticeEvent, language: Language): Promise<NoticeTextAnswer> {
    const all = await this.texts();
    return found(all.find((text) => text.event === event && text.language === language));
  }
}

function changeOf(row: Row) {
  return { updatedAt: toIsoText(row.updatedAt), version: toNumber(row.version) };
}

function toLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? 'en-CA';
}
