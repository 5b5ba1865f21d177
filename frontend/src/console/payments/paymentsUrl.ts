import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlDay, urlId } from '../../ui/url/urlState';

/** A constant of the view: what the list is narrowed to, its order, and whose credit is applied. */
export const PAYMENT_FIELDS = {
  customer: urlId(),
  from: urlDay(),
  to: urlDay(),
  order: urlChoice(ORDERS, 'desc'),
  apply: urlId(),
};
