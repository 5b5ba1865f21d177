import { MONEY_LEAKS } from '@dispatch/domain/invoices/money-leaks';
import { ORDERS } from '../../../ui/list/sorting';
import { urlChoice } from '../../../ui/url/urlState';

/** A constant of the view: which kind is listed, its order, and the dialog over it. */
export const LEAK_FIELDS = {
  kind: urlChoice(['', ...MONEY_LEAKS], ''),
  order: urlChoice(ORDERS, 'asc'),
  dialog: urlChoice(['', 'send'], ''),
};
