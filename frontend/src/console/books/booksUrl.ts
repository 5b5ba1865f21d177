import { urlChoice, urlDay } from '../../ui/url/urlState';

/** Module-level, so its identity is stable: the period's first and last day, and the open dialog. */
export const BOOK_FIELDS = {
  from: urlDay(),
  to: urlDay(),
  dialog: urlChoice(['', 'accounts', 'close'], ''),
};
