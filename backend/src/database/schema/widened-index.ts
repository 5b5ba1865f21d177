import type { MigrationStep } from './migration';

/**
 * An index with other columns than it had. MariaDB changes it at one stroke, so that a cut-off
 * step can run again, and is then told to look at what it holds.
 */
export function widenedIndex(
  name: string,
  columns: string,
  table = 'jobs',
): readonly MigrationStep[] {
  return [
    {
      sqlite: `DROP INDEX IF EXISTS \`${name}\``,
      mysql: `ALTER TABLE \`${table}\` DROP INDEX \`${name}\`, ADD INDEX \`${name}\` (${columns})`,
    },
    {
      sqlite: `CREATE INDEX IF NOT EXISTS \`${name}\` ON \`${table}\` (${columns})`,
      mysql: `ANALYZE TABLE \`${table}\``,
    },
  ];
}
