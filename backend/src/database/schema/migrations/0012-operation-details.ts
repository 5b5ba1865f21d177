import type { Migration } from '../migration';

/** Fields of a driver's update beyond the columns common to all types. */
export const OPERATION_DETAILS: Migration = {
  name: '0012-operation-details',
  steps: ['ALTER TABLE driver_operations ADD COLUMN details text'],
};
