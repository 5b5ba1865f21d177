import type { Migration } from './migration';
import { SCHEMA } from './migrations/0001-schema';
import { CANCELLATIONS } from './migrations/0002-cancellations';
import { FOUND_BY_ENDS } from './migrations/0003-found-by-ends';
import { ATTENTION } from './migrations/0004-attention';
import { BLACKLIST } from './migrations/0005-blacklist';
import { PRICE_ORDER } from './migrations/0006-price-order';
import { SESSION_USE } from './migrations/0007-session-use';
import { UNITS_LEFT } from './migrations/0008-units-left';
import { ON_TIME } from './migrations/0009-on-time';
import { PHOTOS } from './migrations/0010-photos';
import { VIN_CHECKS } from './migrations/0011-vin-checks';
import { OPERATION_DETAILS } from './migrations/0012-operation-details';
import { UNIT_REPORTS } from './migrations/0013-unit-reports';
import { SIGNATURES } from './migrations/0014-signatures';
import { MISSING_REPORTS } from './migrations/0015-missing-reports';
import { COMPANY_PROFILE } from './migrations/0016-company-profile';
import { INVOICE_SETTINGS } from './migrations/0017-invoice-settings';
import { INVOICES } from './migrations/0018-invoices';
import { OUTBOX } from './migrations/0019-outbox';
import { BOOKS } from './migrations/0020-books';
import { PRICE_GRANTS } from './migrations/0021-price-grants';
import { API_TOKENS } from './migrations/0022-api-tokens';
import { AUDIT } from './migrations/0023-audit';
import { IDENTITIES } from './migrations/0024-identities';
import { SECOND_FACTOR } from './migrations/0025-second-factor';
import { PRIVACY } from './migrations/0026-privacy';
import { WEBHOOKS } from './migrations/0027-webhooks';
import { IMPORTS } from './migrations/0028-imports';
import { DUE_DELIVERIES } from './migrations/0029-due-deliveries';
import { JOB_TEMPLATES } from './migrations/0031-job-templates';
import { RECURRING_JOBS } from './migrations/0032-recurring-jobs';
import { TRACKING } from './migrations/0033-tracking';
import { CUSTOMER_NOTICES } from './migrations/0034-customer-notices';
import { NOTICES } from './migrations/0035-notices';
import { PUSH } from './migrations/0036-push';
import { FILE_REMOVALS } from './migrations/0040-file-removals';
import { SIGN_IN_NETWORKS } from './migrations/0041-sign-in-networks';
import { SIGN_IN_EPOCHS } from './migrations/0042-sign-in-epochs';
import { LOOK_ALIKES } from './migrations/0043-look-alikes';
import { CONTACT_PHONES } from './migrations/0044-contact-phones';
import { KEPT_VISIBILITY } from './migrations/0045-kept-visibility';
import { KEYED_AUDIT } from './migrations/0046-keyed-audit';
import { DRY_RUN_CHARGES } from './migrations/0048-dry-run-charges';
import { TASK_LANES } from './migrations/0049-task-lanes';
import { DOCUMENT_SETTINGS } from './migrations/0053-document-settings';
import { DELIVERIES } from './migrations/0055-deliveries';
import { JOB_PROGRESS } from './migrations/0056-job-progress';
import { JOB_COMMENTS } from './migrations/0057-job-comments';
import { REPORTS } from './migrations/0058-reports';
import { INVOICE_TOTALS } from './migrations/0060-invoice-totals';
import { COLLECTION_NOTES } from './migrations/0061-collection-notes';
import { REPORT_VALUES } from './migrations/0062-report-values';
import { INVITATIONS } from './migrations/0052-invitations';
import { PURGED_ERASURES } from './migrations/0047-purged-erasures';
import { LATE_CHARGES } from './migrations/0050-late-charges';
import { REVENUE } from './migrations/0051-revenue';

/** All migrations, in order. Only append: the checksum of each is stored. */
export const MIGRATIONS: readonly Migration[] = [
  SCHEMA,
  CANCELLATIONS,
  FOUND_BY_ENDS,
  ATTENTION,
  BLACKLIST,
  PRICE_ORDER,
  SESSION_USE,
  UNITS_LEFT,
  ON_TIME,
  PHOTOS,
  VIN_CHECKS,
  OPERATION_DETAILS,
  UNIT_REPORTS,
  SIGNATURES,
  MISSING_REPORTS,
  COMPANY_PROFILE,
  INVOICE_SETTINGS,
  INVOICES,
  OUTBOX,
  BOOKS,
  PRICE_GRANTS,
  API_TOKENS,
  AUDIT,
  IDENTITIES,
  SECOND_FACTOR,
  PRIVACY,
  WEBHOOKS,
  IMPORTS,
  DUE_DELIVERIES,
  JOB_TEMPLATES,
  RECURRING_JOBS,
  TRACKING,
  CUSTOMER_NOTICES,
  NOTICES,
  PUSH,
  FILE_REMOVALS,
  SIGN_IN_NETWORKS,
  SIGN_IN_EPOCHS,
  LOOK_ALIKES,
  CONTACT_PHONES,
  KEPT_VISIBILITY,
  KEYED_AUDIT,
  PURGED_ERASURES,
  DRY_RUN_CHARGES,
  TASK_LANES,
  LATE_CHARGES,
  REVENUE,
  INVITATIONS,
  DOCUMENT_SETTINGS,
  DELIVERIES,
  JOB_PROGRESS,
  JOB_COMMENTS,
  REPORTS,
  INVOICE_TOTALS,
  COLLECTION_NOTES,
  REPORT_VALUES,
];
