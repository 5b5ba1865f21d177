import type { Migration } from '../migration';

/** Identities of users at the company's sign-in provider, and the sessions made with them. */
export const IDENTITIES: Migration = {
  name: '0024-identities',
  steps: [
    `CREATE TABLE identities ({id}, issuer varchar(255) NOT NULL, subject varchar(255) NOT NULL,
      userId integer NOT NULL, createdAt datetime(3) NOT NULL,
      CONSTRAINT \`identities_user_fk\` FOREIGN KEY (\`userId\`) REFERENCES \`users\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE UNIQUE INDEX `identities_subject` ON `identities` (issuer, subject)',
    'CREATE INDEX `identities_user` ON `identities` (userId)',
    `CREATE TABLE used_marks (hash varchar(64) NOT NULL PRIMARY KEY, expiresAt datetime(3) NOT NULL) {table}`,
    'CREATE INDEX `used_marks_expires` ON `used_marks` (expiresAt)',
    'ALTER TABLE sessions ADD COLUMN identityId integer',
    'ALTER TABLE sessions ADD COLUMN providerSid varchar(255)',
    'ALTER TABLE sessions ADD COLUMN idToken varchar(4000)',
    'CREATE INDEX `sessions_identity` ON `sessions` (identityId)',
    'CREATE INDEX `sessions_provider_sid` ON `sessions` (providerSid)',
  ],
};
