import { NOTICE_EVENTS, type NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import { LANGUAGES } from '@dispatch/domain/text/language';
import type { CustomerNotices } from '../../../api/telling';

export interface NoticesValues {
  use: 'company' | 'own';
  'picked-up': boolean;
  delivered: boolean;
  delayed: boolean;
  damage: boolean;
  email: string;
  language: string;
}

export function toValues({ events, companyEvents, email, language }: CustomerNotices) {
  const chosen: readonly NoticeEvent[] = events ?? companyEvents;
  const values: NoticesValues = {
    use: events === null ? 'company' : 'own',
    'picked-up': chosen.includes('picked-up'),
    delivered: chosen.includes('delivered'),
    delayed: chosen.includes('delayed'),
    damage: chosen.includes('damage'),
    email: email ?? '',
    language: language ?? '',
  };
  return values;
}

export function toPayload(values: NoticesValues) {
  const { use, email, language } = values;
  return {
    events: use === 'company' ? null : NOTICE_EVENTS.filter((event) => values[event]),
    email: email.trim() || null,
    language: LANGUAGES.find((one) => one === language) ?? null,
  };
}
