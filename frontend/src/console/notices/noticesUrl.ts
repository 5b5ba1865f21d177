import { NOTICE_KINDS, NOTICE_STATES } from '@dispatch/domain/notices/notice';
import { urlChoice, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  kind: urlChoice(['', ...NOTICE_KINDS], ''),
  state: urlChoice(NOTICE_STATES, 'open'),
};

export function useNoticesUrl() {
  return useUrlState(FIELDS);
}
