import { DataSource } from 'typeorm';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { identifyServer } from '../../src/database/engines/identify-server';
import { MysqlServers } from '../../src/database/engines/mysql-servers';
import { mysqlOptions, sqliteFile, sqliteOptions } from '../../src/database/engines/options';

/** Opens a database without migrating it. Without entities it opens faster. */
export async function openDataSource(
  place: DatabaseSettings,
  { hasEntities }: { readonly hasEntities: boolean },
): Promise<DataSource> {
  const options = await optionsOf(place);
  return new DataSource(hasEntities ? options : { ...options, entities: [] }).initialize();
}

async function optionsOf(place: DatabaseSettings) {
  if (place.engine === 'sqlite') return sqliteOptions(sqliteFile(place), 'writer');
  const servers = new MysqlServers(place);
  const { kind } = await identifyServer(place, servers);
  return mysqlOptions(place, servers, kind, 2);
}
