import type { Migration } from '../migration';

/** What drivers' phones sent, each thing once, and when the driver tapped. */
export const DRIVER_OPERATIONS: Migration = {
  name: '0006-driver-operations',
  steps: [
    `CREATE TABLE \`driver_operations\` (
      {id},
      \`operationId\` varchar(36) NOT NULL,
      \`userId\` integer NOT NULL,
      \`userName\` varchar(120) NOT NULL,
      \`jobId\` integer NOT NULL,
      \`type\` varchar(20) NOT NULL,
      \`status\` varchar(20),
      \`notes\` varchar(4000),
      \`baseVersion\` integer NOT NULL,
      \`claimedAt\` datetime(3) NOT NULL,
      \`tappedAt\` datetime(3) NOT NULL,
      \`receivedAt\` datetime(3) NOT NULL,
      \`outcome\` varchar(20) NOT NULL,
      \`code\` varchar(40),
      \`message\` varchar(200),
      \`dismissedAt\` datetime(3),
      \`dismissedBy\` integer
    ) {table}`,
    'CREATE INDEX `driver_operations_received` ON `driver_operations` (`receivedAt`)',
    'CREATE INDEX `driver_operations_job` ON `driver_operations` (`jobId`, `outcome`, `id`)',
    'CREATE UNIQUE INDEX `driver_operations_operation` ON `driver_operations` (`operationId`)',
    'ALTER TABLE `activity` ADD COLUMN `tappedAt` datetime(3)',
  ],
};
