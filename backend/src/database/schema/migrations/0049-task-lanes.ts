import type { Migration } from '../migration';

/** Each kind of task is looked for by itself: without an index, a backlog of one kind is read for every other kind. */
export const TASK_LANES: Migration = {
  name: '0049-task-lanes',
  expands: true,
  steps: ['CREATE INDEX `outbox_tasks_lane` ON `outbox_tasks` (`kind`, `state`, `runAt`, `id`)'],
};
