/** Shared by the private servers of MariaDB and MySQL, which speak one protocol. */

/**
 * @typedef {object} DatabaseService
 * @property {string} url `mysql://user:password@127.0.0.1:port/dispatch`, with rights on that database alone
 * @property {string} adminUrl the same server with rights on everything; names no database
 * @property {number} port
 * @property {number} pid
 * @property {string} dataDir
 * @property {string} logFile
 * @property {() => Promise<void>} stop ends the server and removes its folder; safe to call twice
 */

export const DATABASE = 'dispatch';

/** The first byte after the packet header of a greeting: protocol version 10. */
const PROTOCOL_VERSION = 10;

/** @param {Buffer} bytes */
export const isMysqlGreeting = (bytes) => bytes[4] === PROTOCOL_VERSION;

/**
 * The start-up statements; the server runs them before it accepts its first connection.
 * @param {string} password
 * @param {string} adminPassword
 */
export function accounts(password, adminPassword) {
  return [
    `CREATE DATABASE ${DATABASE};`,
    `CREATE USER 'dispatch'@'%' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON ${DATABASE}.* TO 'dispatch'@'%';`,
    `CREATE USER 'admin'@'%' IDENTIFIED BY '${adminPassword}';`,
    `GRANT ALL PRIVILEGES ON *.* TO 'admin'@'%' WITH GRANT OPTION;`,
    '',
  ].join('\n');
}
