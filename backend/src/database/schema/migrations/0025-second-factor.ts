import type { Migration } from '../migration';

const person = (table: string) =>
  `CONSTRAINT \`${table}_user_fk\` FOREIGN KEY (\`userId\`) REFERENCES \`users\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION`;

/** Second factors, remembered devices, and password reset links. */
export const SECOND_FACTOR: Migration = {
  name: '0025-second-factor',
  steps: [
    `CREATE TABLE second_factors ({id}, userId integer NOT NULL, secret varchar(200) NOT NULL, lastStep integer,
      createdAt datetime(3) NOT NULL, confirmedAt datetime(3), ${person('second_factors')}) {table}`,
    'CREATE UNIQUE INDEX `second_factors_user` ON `second_factors` (userId)',
    `CREATE TABLE recovery_codes ({id}, userId integer NOT NULL, codeHash varchar(64) NOT NULL,
      createdAt datetime(3) NOT NULL, usedAt datetime(3), ${person('recovery_codes')}) {table}`,
    'CREATE UNIQUE INDEX `recovery_codes_code` ON `recovery_codes` (userId, codeHash)',
    `CREATE TABLE passkeys ({id}, userId integer NOT NULL, credentialHash varchar(64) NOT NULL,
      credentialId varchar(1400) NOT NULL, publicKey text NOT NULL, counter integer NOT NULL,
      transports varchar(100) NOT NULL, name varchar(60) NOT NULL, createdAt datetime(3) NOT NULL,
      lastUsedAt datetime(3), challengeAt datetime(3), ${person('passkeys')}) {table}`,
    'CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (credentialHash)',
    'CREATE INDEX `passkeys_user` ON `passkeys` (userId)',
    `CREATE TABLE remembered_devices ({id}, userId integer NOT NULL, tokenHash varchar(64) NOT NULL,
      createdAt datetime(3) NOT NULL, expiresAt datetime(3) NOT NULL, lastUsedAt datetime(3) NOT NULL,
      userAgent varchar(300), ${person('remembered_devices')}) {table}`,
    'CREATE UNIQUE INDEX `remembered_devices_token` ON `remembered_devices` (tokenHash, userId)',
    'CREATE INDEX `remembered_devices_user` ON `remembered_devices` (userId)',
    `CREATE TABLE password_resets ({id}, userId integer NOT NULL, tokenHash varchar(64) NOT NULL,
      createdAt datetime(3) NOT NULL, expiresAt datetime(3) NOT NULL, usedAt datetime(3),
      ${person('password_resets')}) {table}`,
    'CREATE UNIQUE INDEX `password_resets_token` ON `password_resets` (tokenHash)',
    'CREATE INDEX `password_resets_user` ON `password_resets` (userId)',
    'ALTER TABLE sessions ADD COLUMN confirmedAt datetime(3)',
  ],
};
