import { urlChoice, urlId, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  dialog: urlChoice(['', 'token', 'account'], ''),
  /** The service account of the token; absent for the user's own token. */
  account: urlId(),
};

export function useApiAccessUrl() {
  return useUrlState(FIELDS);
}
