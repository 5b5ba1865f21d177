import { urlChoice, urlId, urlText } from '../../../ui/url/urlState';

/** A constant of the view: search, the customer whose jobs are open, and the dialog over it. */
export const TO_INVOICE_FIELDS = {
  q: urlText(),
  customer: urlId(),
  dialog: urlChoice(['', 'run'], ''),
};
