import { urlChoice, urlId, urlText, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  q: urlText(),
  dialog: urlChoice(['', 'new', 'edit', 'dates', 'templates'], ''),
  /** The recurring job in the dialog. */
  series: urlId(),
};

export function useRecurringUrl() {
  return useUrlState(FIELDS);
}
