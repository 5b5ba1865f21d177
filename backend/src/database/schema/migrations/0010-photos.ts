import type { Migration } from '../migration';

/** Photos of units. Their files are in the storage, under the hashes stored here. */
export const PHOTOS: Migration = {
  name: '0010-photos',
  steps: [
    `CREATE TABLE unit_photos ({id}, clientId varchar(36) NOT NULL, unitId integer NOT NULL,
      stage varchar(20) NOT NULL, place varchar(20) NOT NULL, sha256 varchar(64) NOT NULL,
      fileName varchar(64) NOT NULL, thumbnailName varchar(64) NOT NULL, bytes integer NOT NULL,
      width integer NOT NULL, height integer NOT NULL, takenAt datetime(3) NOT NULL,
      receivedAt datetime(3) NOT NULL, takenById integer NOT NULL, takenByName varchar(120) NOT NULL,
      deletedAt datetime(3)) {table}`,
    'CREATE UNIQUE INDEX `unit_photos_client` ON `unit_photos` (`clientId`)',
    'CREATE INDEX `unit_photos_unit` ON `unit_photos` (`unitId`, `deletedAt`)',
    'CREATE INDEX `unit_photos_file` ON `unit_photos` (`fileName`)',
    'CREATE INDEX `unit_photos_thumbnail` ON `unit_photos` (`thumbnailName`)',
    "INSERT INTO guards (name, version) VALUES ('files', 0)",
  ],
};
