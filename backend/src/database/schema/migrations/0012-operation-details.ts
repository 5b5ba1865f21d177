import type { Migration } from '../migration';

/** What a driver's update says beyond the columns that all types share. */
export const OPERATION_DETAILS: Migration = {
  name: '0012-operation-details',
  steps: ['ALTER TABLE driver_operations ADD COLUMN details text'],
};
