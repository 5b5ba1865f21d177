import { urlId, useUrlState } from '../../../ui/url/urlState';

const FIELDS = {
  /** The customer whose notes are open. */
  notes: urlId(),
};

export function useReceivablesUrl() {
  return useUrlState(FIELDS);
}
