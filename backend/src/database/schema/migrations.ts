import type { Migration } from './migration';
import { FIRST_SCHEMA } from './migrations/0001-first-schema';
import { SEARCH } from './migrations/0002-search';
import { SORT_KEYS } from './migrations/0003-sort-keys';
import { PRESENCE } from './migrations/0004-presence';
import { DRIVER_OPERATIONS } from './migrations/0006-driver-operations';
import { PERSONAL_SETTINGS } from './migrations/0005-personal-settings';
import { CHART_INDEXES } from './migrations/0008-chart-indexes';
import { LIST_INDEXES } from './migrations/0009-list-indexes';
import { SEARCH_SEGMENTS } from './migrations/0010-search-segments';
import { DELIVERED_TOTALS } from './migrations/0011-delivered-totals';
import { VEHICLE_INDEXES } from './migrations/0012-vehicle-indexes';
import { CUSTOMER_TOTALS } from './migrations/0013-customer-totals';
import { DELIVERED_DAYS } from './migrations/0014-delivered-days';
import { DELIVERED_SEGMENTS } from './migrations/0015-delivered-segments';
import { JOB_INDEXES } from './migrations/0016-job-indexes';
import { STATUS_IN_CREATED } from './migrations/0017-status-in-created';
import { LONGER_BEGINNINGS } from './migrations/0018-longer-beginnings';
import { JOB_COUNTS } from './migrations/0019-job-counts';
import { LONGER_SEGMENTS } from './migrations/0020-longer-segments';

/** Every migration there is, in order. A released one never changes: its checksum is kept. */
export const MIGRATIONS: readonly Migration[] = [
  FIRST_SCHEMA,
  SEARCH,
  SORT_KEYS,
  PRESENCE,
  PERSONAL_SETTINGS,
  DRIVER_OPERATIONS,
  CHART_INDEXES,
  LIST_INDEXES,
  SEARCH_SEGMENTS,
  DELIVERED_TOTALS,
  VEHICLE_INDEXES,
  CUSTOMER_TOTALS,
  DELIVERED_DAYS,
  DELIVERED_SEGMENTS,
  JOB_INDEXES,
  STATUS_IN_CREATED,
  LONGER_BEGINNINGS,
  JOB_COUNTS,
  LONGER_SEGMENTS,
];
