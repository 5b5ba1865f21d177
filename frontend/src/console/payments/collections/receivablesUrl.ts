import { urlChoice, urlId, useUrlState } from '../../../ui/url/urlState';

const FIELDS = {
  /** The customer whose notes are open. */
  notes: urlId(),
  dialog: urlChoice(['', 'reminders', 'statements'], ''),
};

export function useReceivablesUrl() {
  return useUrlState(FIELDS);
}
