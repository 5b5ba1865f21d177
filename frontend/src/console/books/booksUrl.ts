import { urlChoice, urlDay } from '../../ui/url/urlState';

/** A constant of the view: first and last day of the period, and the dialog over it. */
export const BOOK_FIELDS = {
  from: urlDay(),
  to: urlDay(),
  dialog: urlChoice(['', 'accounts', 'close'], ''),
};
