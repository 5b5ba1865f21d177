import type { Migration, MigrationStep } from '../migration';

/**
 * The index with more columns behind those it has. MariaDB changes it at one stroke, so that a cut-off
 * step can run again, and is then told to look at what it holds.
 */
const widened = (name: string, columns: string): readonly MigrationStep[] => [
  {
    sqlite: `DROP INDEX IF EXISTS \`${name}\``,
    mysql: `ALTER TABLE \`jobs\` DROP INDEX \`${name}\`, ADD INDEX \`${name}\` (${columns})`,
  },
  {
    sqlite: `CREATE INDEX IF NOT EXISTS \`${name}\` ON \`jobs\` (${columns})`,
    mysql: `ANALYZE TABLE \`jobs\``,
  },
];

/** Lets the charts count days and sum months from the index alone. */
export const CHART_INDEXES: Migration = {
  name: '0008-chart-indexes',
  steps: [
    ...widened('jobs_created', '`createdAt`, `id`, `deletedAt`'),
    ...widened(
      'jobs_completed',
      '`completedAt`, `id`, `deletedAt`, `status`, `hasDriverReport`, `priceCents`',
    ),
  ],
};
