import { MONEY_LEAKS } from '@dispatch/domain/invoices/money-leaks';
import { NOTICE_KINDS, NOTICE_STATES } from '@dispatch/domain/notices/notice';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlText, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  /** `notices` lists those of all kinds. */
  kind: urlChoice(['', 'notices', ...NOTICE_KINDS, ...MONEY_LEAKS], ''),
  state: urlChoice(NOTICE_STATES, 'open'),
  order: urlChoice(ORDERS, 'asc'),
  dialog: urlChoice(['', 'send'], ''),
  view: urlText(),
};

export function useTodoUrl() {
  const [{ view, ...fields }, change] = useUrlState(FIELDS);
  // An old address of the notices.
  const isOld = view === 'notices' && fields.kind === '';
  return [isOld ? ({ ...fields, kind: 'notices' } as const) : fields, change] as const;
}
