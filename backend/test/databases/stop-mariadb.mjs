export { stop as default } from './start-mariadb.mjs';
