import type { Migration } from '../migration';

/** Drivers' findings at units, and the level of detail that customers require. */
export const UNIT_REPORTS: Migration = {
  name: '0013-unit-reports',
  steps: [
    `CREATE TABLE unit_reports ({id}, unitId integer NOT NULL, stage varchar(20) NOT NULL,
      content text NOT NULL, newDamage integer NOT NULL, isSkipped boolean NOT NULL,
      tappedAt datetime(3) NOT NULL, receivedAt datetime(3) NOT NULL, byId integer NOT NULL,
      byName varchar(120) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `unit_reports_unit` ON `unit_reports` (`unitId`, `stage`)',
    'CREATE INDEX `unit_reports_damage` ON `unit_reports` (`newDamage`, `unitId`)',
    'ALTER TABLE customers ADD COLUMN reportLevel varchar(20)',
  ],
};
