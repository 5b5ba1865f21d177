import { DataSource } from 'typeorm';
import { ENTITIES } from './entities';

/**
 * The source of entity repositories. It never connects: connections belong to `Database`, and a repository works only
 * in a transaction, by `tx.manager.withRepository(…)`. Elsewhere it fails, so that no write bypasses the writers'
 * queue.
 */
export const ENTITY_SOURCE = new DataSource({
  type: 'better-sqlite3', // of no account, as long as nothing connects
  database: ':memory:',
  entities: ENTITIES,
});
