import { DataSource } from 'typeorm';
import { ENTITIES } from './entities';

/**
 * What repositories of entities are made from. It never connects: connections belong to `Database`,
 * and a repository works within a transaction alone, by `tx.manager.withRepository(…)`.
 * Anywhere else it fails, instead of writing past the queue of writers.
 */
export const ENTITY_SOURCE = new DataSource({
  type: 'better-sqlite3', // of no account, as long as nothing connects
  database: ':memory:',
  entities: ENTITIES,
});
