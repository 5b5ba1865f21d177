import { urlChoice, urlId, urlText } from '../../../ui/url/urlState';

/** Module-level, so its identity is stable: search, the customer whose jobs are shown, and the open dialog. */
export const TO_INVOICE_FIELDS = {
  q: urlText(),
  customer: urlId(),
  dialog: urlChoice(['', 'run'], ''),
};
