import type { Migration } from '../migration';

/** What a person sets for themselves: keyboard shortcuts on or off, and named views of lists. */
export const PERSONAL_SETTINGS: Migration = {
  name: '0005-personal-settings',
  steps: [
    'ALTER TABLE `users` ADD COLUMN `shortcuts` boolean',
    `CREATE TABLE \`saved_views\` (
      {id},
      \`userId\` integer NOT NULL,
      \`list\` varchar(20) NOT NULL,
      \`name\` varchar(60) NOT NULL,
      \`nameKey\` varchar(120) NOT NULL,
      \`query\` varchar(1000) NOT NULL,
      \`version\` integer NOT NULL,
      \`createdAt\` datetime(3) NOT NULL,
      \`updatedAt\` datetime(3) NOT NULL,
      CONSTRAINT \`saved_views_user_fk\` FOREIGN KEY (\`userId\`) REFERENCES \`users\` (\`id\`) ON DELETE NO ACTION ON UPDATE NO ACTION
    ) {table}`,
    'CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`userId`, `list`, `nameKey`)',
    "INSERT INTO guards (name, version) VALUES ('saved-views', 1)",
  ],
};
