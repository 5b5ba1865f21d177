import type { Migration } from '../migration';

const column = (table: string, definition: string): string =>
  `ALTER TABLE ${table} ADD COLUMN ${definition}`;

/** The VIN that a driver read at a unit before loading it. */
export const VIN_CHECKS: Migration = {
  name: '0011-vin-checks',
  steps: [
    column('job_units', 'checkedVin varchar(17)'),
    column('job_units', 'checkMethod varchar(20)'),
    column('job_units', 'checkedAt datetime(3)'),
    column('job_units', 'checkedByName varchar(120)'),
    column('job_units', 'isLoadedAnyway boolean'),
    column('driver_operations', 'vin varchar(17)'),
    column('driver_operations', 'method varchar(20)'),
  ],
};
