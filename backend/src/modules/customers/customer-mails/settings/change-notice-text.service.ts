import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import { staleVersion } from '@dispatch/domain/errors';
import type { Language } from '@dispatch/domain/text/language';
import { Injectable } from '@nestjs/common';
import { findRecord } from '../../../../database/records/records';
import { saveSettings } from '../../../../database/records/save-settings';
import { NoticeTextRecord } from '../../../../database/schema/entities/customer-notices/notice-settings';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Actor } from '../../../../http/access/actor';
import { Changes } from '../../../base/activity/changes';
import { NoticeSettingsQueries } from './notice-settings.queries';
import type { NoticeTextAnswer } from './notice-settings.schema';
import type { NoticeTextDto } from './notice-settings.dto';

interface TextTarget {
  readonly event: NoticeEvent;
  readonly language: Language;
  /** The version the caller saw; null skips the check. */
  readonly version: number | null;
}

/** Saves the company's own text, or restores the original. */
@Injectable()
export class ChangeNoticeTextService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: NoticeSettingsQueries,
  ) {}

  /**
   * @param text null for the original
   * @throws AppError stale_version with the current text
   */
  change(actor: Actor, target: TextTarget, text: NoticeTextDto | null): Promise<NoticeTextAnswer> {
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
