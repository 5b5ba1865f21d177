import { Activity } from './entities/activity';
import { BookAccounts, BookPeriod } from './entities/books';
import { CompanyProfile } from './entities/company-profile';
import { Customer } from './entities/customer';
import { CustomerBilling } from './entities/customer-billing';
import { CustomerTotal } from './entities/customer-total';
import { DataVersion } from './entities/data-version';
import { DeliveredDay } from './entities/delivered-day';
import { DeliveredTotal } from './entities/delivered-total';
import { Driver } from './entities/driver';
import { DriverOperation } from './entities/driver-operation';
import { Guard } from './entities/guard';
import { IdempotencyKey } from './entities/idempotency-key';
import { Invoice, InvoiceClaim, InvoiceJob, InvoiceLine, InvoiceTax } from './entities/invoice';
import { Job } from './entities/job';
import { JobCancellation } from './entities/job-cancellation';
import { JobCharge } from './entities/job-charge';
import { JobUnit } from './entities/job-unit';
import { JobViewer } from './entities/job-viewer';
import { OutboxTask } from './entities/outbox-task';
import { Payment, PaymentAllocation } from './entities/payment';
import { PriceListItem } from './entities/price-list-item';
import { ReportChain, ReportVersion, ReportVersionPart } from './entities/report-version';
import { SavedView } from './entities/saved-view';
import { Session } from './entities/session';
import { SignInFailure } from './entities/sign-in-failure';
import { UnitPhoto } from './entities/unit-photo';
import { UnitReport } from './entities/unit-report';
import { User } from './entities/user';
import { Vehicle } from './entities/vehicle';

/** The tables that TypeORM knows; those of words are the search's own. */
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
  SavedView,
  Activity,
  DriverOperation,
  IdempotencyKey,
  SignInFailure,
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
  CompanyProfile,
  CustomerBilling,
  PriceListItem,
  JobCharge,
  Invoice,
  InvoiceJob,
  InvoiceClaim,
  InvoiceLine,
  InvoiceTax,
  Payment,
  PaymentAllocation,
  OutboxTask,
  BookAccounts,
  BookPeriod,
];

/**
 * Tables that no list and no statistic shows. Writing to them leaves remembered answers valid, and some of them are
 * written with every request.
 */
export const UNSHOWN_TABLES = [
  'sessions',
  'idempotency_keys',
  'sign_in_failures',
  'job_viewers',
  'outbox_tasks',
];
