import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { urlChoice, useUrlState } from '../../../ui/url/urlState';

const FIELDS = {
  /** The event whose text is being edited. */
  text: urlChoice(['', ...NOTICE_EVENTS], ''),
  language: urlChoice(LANGUAGES, 'en-CA'),
};

export function useNoticeTextUrl() {
  return useUrlState(FIELDS);
}

export const NO_TEXT = { text: '', language: 'en-CA' } as const;
