import type { Migration } from '../migration';

/** The company's texts in French, its limit for write-offs, and the account that they go to. */
export const DOCUMENT_SETTINGS: Migration = {
  name: '0053-document-settings',
  expands: true,
  steps: [
    'ALTER TABLE company_profile ADD COLUMN interestTextFr varchar(300)',
    'ALTER TABLE company_profile ADD COLUMN remittanceFr varchar(1000)',
    'ALTER TABLE company_profile ADD COLUMN writeOffCents integer',
    'ALTER TABLE book_accounts ADD COLUMN writeOff varchar(60)',
  ],
};
