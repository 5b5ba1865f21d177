import type { Migration } from './migrator';

/** Every migration there is, in order. A released one never changes: its checksum is kept. */
export const MIGRATIONS: readonly Migration[] = [];
