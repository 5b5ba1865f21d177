import type { Migration } from '../migration';

/** Links with which new people choose their password. */
export const INVITATIONS: Migration = {
  name: '0052-invitations',
  expands: true,
  steps: [
    `CREATE TABLE invitations ({id}, userId integer NOT NULL, tokenHash varchar(64) NOT NULL,
      sentAt datetime(3) NOT NULL, expiresAt datetime(3) NOT NULL, failedAt datetime(3),
      CONSTRAINT \`invitations_user_fk\` FOREIGN KEY (\`userId\`) REFERENCES \`users\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE UNIQUE INDEX `invitations_user` ON `invitations` (userId)',
    'CREATE UNIQUE INDEX `invitations_token` ON `invitations` (tokenHash)',
  ],
};
