import { urlChoice, urlId, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  dialog: urlChoice(['', 'add'], ''),
  /** The item in the dialog. */
  edit: urlId(),
};

export function usePriceListUrl() {
  return useUrlState(FIELDS);
}
