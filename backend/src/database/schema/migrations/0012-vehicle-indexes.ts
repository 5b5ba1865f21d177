import type { Migration } from '../migration';

/** Lets a page of the vehicles by make or by year be read in order, forwards and backwards. */
export const VEHICLE_INDEXES: Migration = {
  name: '0012-vehicle-indexes',
  steps: [
    'CREATE INDEX `vehicles_make` ON `vehicles` (`makeSort`, `id`)',
    'CREATE INDEX `vehicles_year` ON `vehicles` (`year`, `id`)',
  ],
};
