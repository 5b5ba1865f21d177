import { COLLATION } from './session-settings';

/** MySQL gives the result a collation of its own, which cannot be compared with the connection's. */
const JSON_VALUE = /\bJSON_VALUE\([^()]*\)/g;

/** The text that runs on MariaDB and on MySQL, of a stored statement written for MariaDB. */
export function forEachServer(sql: string): string {
  return sql.replaceAll(JSON_VALUE, (call) => `${call} COLLATE ${COLLATION}`);
}
