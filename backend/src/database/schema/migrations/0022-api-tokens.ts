import type { Migration } from '../migration';

/** API tokens; service accounts are rows of `users` with a role that cannot sign in. */
export const API_TOKENS: Migration = {
  name: '0022-api-tokens',
  steps: [
    `CREATE TABLE api_tokens ({id}, userId integer NOT NULL, name varchar(60) NOT NULL, tokenHash varchar(64) NOT NULL,
      hint varchar(12) NOT NULL, scopes varchar(500) NOT NULL,
      createdAt datetime(3) NOT NULL, expiresAt datetime(3) NOT NULL, revokedAt datetime(3),
      lastUsedAt datetime(3), lastUsedFrom varchar(45), refusedAt datetime(3),
      windowStart datetime(3), windowTaken integer NOT NULL,
      CONSTRAINT \`api_tokens_user_fk\` FOREIGN KEY (\`userId\`) REFERENCES \`users\` (\`id\`)
        ON DELETE NO ACTION ON UPDATE NO ACTION) {table}`,
    'CREATE UNIQUE INDEX `api_tokens_hash` ON `api_tokens` (tokenHash)',
    'CREATE INDEX `api_tokens_user` ON `api_tokens` (userId)',
    'CREATE INDEX `api_tokens_expires` ON `api_tokens` (expiresAt)',
    'CREATE INDEX `users_role` ON `users` (role)',
    "INSERT INTO guards (name, version) VALUES ('tokens', 0)",
  ],
};
