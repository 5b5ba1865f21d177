import { urlId } from '../../../ui/url/urlState';

/** The customer whose statement is about to be sent. */
export const RECEIVABLE_FIELDS = { statement: urlId() };
