import { Activity } from './entities/activity';
import { ApiToken } from './entities/accounts/api-token';
import { AuditChainEnds, AuditSeal, AuditStreamPlace, RetentionRun } from './entities/audit';
import { BookAccounts, BookPeriod } from './entities/invoicing/books';
import { CompanyProfile } from './entities/invoicing/company-profile';
import { Customer } from './entities/customer';
import { CustomerBilling } from './entities/invoicing/customer-billing';
import { CustomerNotice } from './entities/customer-notices/customer-notice';
import { CustomerTotal } from './entities/customer-total';
import { DataVersion } from './entities/data-version';
import { ReportMonth } from './entities/report-month';
import { DeliveredDay } from './entities/delivered-day';
import { DeliveredTotal } from './entities/delivered-total';
import { Driver } from './entities/driver';
import { DriverOperation } from './entities/jobs/driver-operation';
import { Erasure } from './entities/erasure';
import { FileRemoval } from './entities/file-removal';
import { Guard } from './entities/guard';
import { Import, ImportMapping, ImportRow } from './entities/imports/import';
import { Identity } from './entities/accounts/identity';
import { Invitation } from './entities/accounts/invitation';
import { IdempotencyKey } from './entities/idempotency-key';
import {
  Invoice,
  InvoiceClaim,
  InvoiceJob,
  InvoiceLine,
  InvoiceTax,
} from './entities/invoicing/invoice';
import { Job } from './entities/jobs/job';
import { JobCancellation } from './entities/jobs/job-cancellation';
import { JobComment } from './entities/jobs/job-comment';
import { JobCharge } from './entities/invoicing/job-charge';
import { JobUnit } from './entities/jobs/job-unit';
import { JobViewer } from './entities/jobs/job-viewer';
import { Notice, NoticeRead, WorkLease } from './entities/notice';
import {
  CustomerNoticeChoice,
  NoticeSettings,
  NoticeTextRecord,
} from './entities/customer-notices/notice-settings';
import { OutboxTask } from './entities/outbox-task';
import { CollectionNote } from './entities/invoicing/collection-note';
import { Payment, PaymentAllocation } from './entities/invoicing/payment';
import { PriceListItem } from './entities/invoicing/price-list-item';
import { PushKey, PushSubscription } from './entities/push';
import { JobTemplate } from './entities/recurring/job-template';
import { RecurringJob, RecurringOccurrence } from './entities/recurring/recurring-job';
import { ReportChain, ReportVersion, ReportVersionPart } from './entities/jobs/report-version';
import { RetentionSettings } from './entities/retention-settings';
import { SavedView } from './entities/saved-view';
import {
  Passkey,
  PasswordReset,
  RecoveryCode,
  RememberedDevice,
  SecondFactor,
} from './entities/accounts/second-factor';
import { Session } from './entities/accounts/session';
import { SignInFailure, SignInNetwork } from './entities/accounts/sign-in-failure';
import { TrackingLink } from './entities/jobs/tracking-link';
import { UnitPhoto } from './entities/jobs/unit-photo';
import { UnitReport } from './entities/jobs/unit-report';
import { User } from './entities/accounts/user';
import { UsedMark } from './entities/used-mark';
import { Vehicle } from './entities/vehicle';
import { Webhook } from './entities/webhooks/webhook';
import { WebhookAttempt } from './entities/webhooks/webhook-attempt';
import { WebhookDelivery } from './entities/webhooks/webhook-delivery';

/** The tables that TypeORM knows; the search creates its own tables of words. */
export const ENTITIES = [
  User,
  Driver,
  Customer,
  Vehicle,
  Job,
  JobUnit,
  JobCancellation,
  JobViewer,
  Session,
  ApiToken,
  SavedView,
  Activity,
  DriverOperation,
  IdempotencyKey,
  SignInFailure,
  SignInNetwork,
  Identity,
  UsedMark,
  UnitPhoto,
  UnitReport,
  ReportVersion,
  ReportVersionPart,
  ReportChain,
  Guard,
  DataVersion,
  DeliveredDay,
  DeliveredTotal,
  CustomerTotal,
  ReportMonth,
  CompanyProfile,
  CustomerBilling,
  PriceListItem,
  JobCharge,
  JobComment,
  Invoice,
  InvoiceJob,
  InvoiceClaim,
  InvoiceLine,
  InvoiceTax,
  Payment,
  PaymentAllocation,
  CollectionNote,
  OutboxTask,
  BookAccounts,
  BookPeriod,
  AuditSeal,
  AuditChainEnds,
  AuditStreamPlace,
  RetentionRun,
  Erasure,
  RetentionSettings,
  SecondFactor,
  RecoveryCode,
  Passkey,
  RememberedDevice,
  PasswordReset,
  Invitation,
  Webhook,
  WebhookDelivery,
  WebhookAttempt,
  TrackingLink,
  NoticeSettings,
  CustomerNoticeChoice,
  NoticeTextRecord,
  CustomerNotice,
  Import,
  ImportRow,
  ImportMapping,
  Notice,
  NoticeRead,
  WorkLease,
  PushKey,
  PushSubscription,
  JobTemplate,
  RecurringJob,
  RecurringOccurrence,
  FileRemoval,
];

/**
 * Tables that no list or statistic shows. Writes to them do not invalidate cached answers; some are written on every
 * request.
 */
export const UNSHOWN_TABLES = [
  'sessions',
  'api_tokens',
  'idempotency_keys',
  'sign_in_failures',
  'sign_in_networks',
  'job_viewers',
  'outbox_tasks',
  'audit_seals',
  'audit_chain',
  'audit_streams',
  'retention_runs',
  'erasures',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'remembered_devices',
  'password_resets',
  'invitations',
  'identities',
  'used_marks',
  'webhooks',
  'webhook_deliveries',
  'webhook_attempts',
  'imports',
  'import_rows',
  'import_mappings',
  'notices',
  'notice_reads',
  'work_leases',
  'push_keys',
  'push_subscriptions',
  'tracking_links',
  'notice_settings',
  'customer_notice_choices',
  'notice_texts',
  'customer_notices',
  'job_templates',
  'recurring_jobs',
  'recurring_occurrences',
  'file_removals',
];
