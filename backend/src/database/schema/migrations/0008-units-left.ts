import type { Migration } from '../migration';

const column = (table: string, definition: string): string =>
  `ALTER TABLE ${table} ADD COLUMN ${definition}`;

/** Units that were left behind, and the jobs that take them over. */
export const UNITS_LEFT: Migration = {
  name: '0008-units-left',
  steps: [
    column('job_units', 'leftReason varchar(20)'),
    column('job_units', 'leftNote varchar(4000)'),
    column('job_units', 'leftAt datetime(3)'),
    column('job_units', 'leftById integer'),
    column('job_units', 'leftByName varchar(120)'),
    column('job_units', 'carriedToId integer'),
    column('jobs', 'hasLeft boolean'),
    column('jobs', 'carriedFromId integer'),
    'CREATE INDEX `jobs_left` ON `jobs` (hasLeft, deletedAt, status, completedAt, id)',
    column('driver_operations', 'unitId integer'),
    column('driver_operations', 'reason varchar(20)'),
  ],
};
