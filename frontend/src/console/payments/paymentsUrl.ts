import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlDay, urlId } from '../../ui/url/urlState';

/** Module-level, so its identity is stable: filters, order, and the payment whose credit is applied. */
export const PAYMENT_FIELDS = {
  customer: urlId(),
  from: urlDay(),
  to: urlDay(),
  order: urlChoice(ORDERS, 'desc'),
  apply: urlId(),
};
