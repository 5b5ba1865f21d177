import { Activity } from './entities/activity';
import { Customer } from './entities/customer';
import { CustomerTotal } from './entities/customer-total';
import { DataVersion } from './entities/data-version';
import { DeliveredDay } from './entities/delivered-day';
import { DeliveredSegment } from './entities/delivered-segment';
import { DeliveredTotal } from './entities/delivered-total';
import { Driver } from './entities/driver';
import { DriverOperation } from './entities/driver-operation';
import { Guard } from './entities/guard';
import { IdempotencyKey } from './entities/idempotency-key';
import { Job } from './entities/job';
import { JobUnit } from './entities/job-unit';
import { JobViewer } from './entities/job-viewer';
import { SavedView } from './entities/saved-view';
import { Session } from './entities/session';
import { SignInFailure } from './entities/sign-in-failure';
import { User } from './entities/user';
import { Vehicle } from './entities/vehicle';

export const ENTITIES = [
  User,
  Driver,
  Customer,
  Vehicle,
  Job,
  JobUnit,
  JobViewer,
  Session,
  SavedView,
  Activity,
  DriverOperation,
  IdempotencyKey,
  SignInFailure,
  Guard,
  DataVersion,
  DeliveredDay,
  DeliveredSegment,
  DeliveredTotal,
  CustomerTotal,
];
