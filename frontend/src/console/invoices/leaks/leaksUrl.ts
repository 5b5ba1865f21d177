import { MONEY_LEAKS } from '@dispatch/domain/invoices/money-leaks';
import { ORDERS } from '../../../ui/list/sorting';
import { urlChoice } from '../../../ui/url/urlState';

/** Module-level, so its identity is stable: the listed kind, its order and the open dialog. */
export const LEAK_FIELDS = {
  kind: urlChoice(['', ...MONEY_LEAKS], ''),
  order: urlChoice(ORDERS, 'asc'),
  dialog: urlChoice(['', 'send'], ''),
};
