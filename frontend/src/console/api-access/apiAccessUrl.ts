import { urlChoice, urlId, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  dialog: urlChoice(['', 'token', 'account'], ''),
  /** The service account that the token is for; one's own without. */
  account: urlId(),
};

export function useApiAccessUrl() {
  return useUrlState(FIELDS);
}
