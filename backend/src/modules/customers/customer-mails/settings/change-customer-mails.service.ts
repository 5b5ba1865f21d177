import { type NoticeEvent, noticeEventsText } from '@dispatch/domain/customer-notices/notice-event';
import { staleVersion } from '@dispatch/domain/errors';
import type { Language } from '@dispatch/domain/text/language';
import { Injectable } from '@nestjs/common';
import { found } from '../../../../database/records/found';
import { findRecord, holdRecord } from '../../../../database/records/records';
import { ONLY_ROW, saveSettings } from '../../../../database/records/save-settings';
import { Customer } from '../../../../database/schema/entities/customer';
import {
  CustomerNoticeChoice,
  NoticeSettings,
  NoticeTextRecord,
} from '../../../../database/schema/entities/customer-notices/notice-settings';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import type { CustomerNoticesDto, NoticeSettingsDto, NoticeTextDto } from './notice-settings.dto';
import { CustomerMailSettingsQueries } from './customer-mail-settings.queries';
import type {
  CustomerNoticesAnswer,
  NoticeSettingsAnswer,
  NoticeTextAnswer,
} from './notice-settings.schema';

const BLANK_CHOICE = { events: null, email: null, language: null };

interface TextTarget {
  readonly event: NoticeEvent;
  readonly language: Language;
  /** The version the caller saw; null skips the check. */
  readonly version: number | null;
}

/** Changes which notices are sent, and their texts. */
@Injectable()
export class ChangeCustomerMailsService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: CustomerMailSettingsQueries,
  ) {}

  /**
   * Changes which notices are sent, to all customers or to one.
   * @throws AppError stale_version with the current settings
   */
  changeSettings(
    actor: Actor,
    version: number | null,
    { events }: NoticeSettingsDto,
  ): Promise<NoticeSettingsAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'company');
      const known = await this.queries.settings();
      if (version !== null && version !== known.version) throw staleVersion(known);
      const text = noticeEventsText(events);
      const facts = changedFacts({ events: noticeEventsText(known.events) }, { events: text });
      if (facts === null) return known;
      const stored = known.updatedAt === null ? null : { id: ONLY_ROW, version: known.version };
      const written = { blank: { id: ONLY_ROW }, changed: { events: text } };
      await saveSettings(tx, NoticeSettings, stored, written, this.changes.now());
      await this.changes.record(tx, actor, {
        ...{ action: 'company.notices-changed', resourceId: null },
        ...facts,
      });
      return this.queries.settings();
    });
  }

  /** @throws AppError not_found, stale_version with the current choice */
  changeCustomer(
    actor: Actor,
    { customerId, version }: { readonly customerId: number; readonly version: number | null },
    { events, ...rest }: CustomerNoticesDto,
  ): Promise<CustomerNoticesAnswer> {
    return this.changes.run(async (tx) => {
      found(await holdRecord(tx, Customer, 'id = ? AND deletedAt IS NULL', [customerId]));
      const known = await findRecord(tx, CustomerNoticeChoice, 'customerId = ?', [customerId]);
      if (version !== null && version !== (known?.version ?? 1))
        throw staleVersion(await this.queries.ofCustomer(customerId));
      const chosen = events == null ? events : noticeEventsText(events);
      const before = known ?? BLANK_CHOICE;
      const facts = changedFacts(before, { ...rest, events: chosen });
      if (facts === null) return this.queries.ofCustomer(customerId);
      const written = { blank: { ...BLANK_CHOICE, customerId }, changed: facts.after };
      await saveSettings(tx, CustomerNoticeChoice, known, written, this.changes.now());
      await this.changes.record(tx, actor, {
        ...{ action: 'customer.notices-changed', resourceId: customerId },
        ...facts,
      });
      return this.queries.ofCustomer(customerId);
    });
  }

  /**
   * Saves the company's own text, or restores the original.
   * @param text null for the original
   * @throws AppError stale_version with the current text
   */
  changeText(
    actor: Actor,
    target: TextTarget,
    text: NoticeTextDto | null,
  ): Promise<NoticeTextAnswer> {
    const { event, language, version } = target;
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'company');
      const known = await this.queries.text(event, language);
      if (version !== null && version !== known.version) throw staleVersion(known);
      if (isSame(known, text)) return known;
      const { subject, body } = text ?? known;
      const fields = { subject, body, isOriginal: text === null };
      const row = await findRecord(tx, NoticeTextRecord, 'event = ? AND language = ?', [
        event,
        language,
      ]);
      const written = { blank: { event, language }, changed: fields };
      await saveSettings(tx, NoticeTextRecord, row, written, this.changes.now());
      await this.changes.record(tx, actor, {
        ...{ action: 'company.notice-text-changed', resourceId: null },
        before: { subject: known.subject, body: known.body },
        after: { event, language, ...fields },
      });
      return this.queries.text(event, language);
    });
  }
}

function isSame(known: NoticeTextAnswer, text: NoticeTextDto | null): boolean {
  if (text === null) return known.isOriginal;
  return known.subject === text.subject && known.body === text.body;
}
