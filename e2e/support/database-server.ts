/** `TEST_DATABASE=mysql` runs the stories of a database server on MySQL instead of MariaDB. */
export const IS_ON_MYSQL = process.env['TEST_DATABASE'] === 'mysql';

/** The variable with the server's address. */
export const SERVER_URL = IS_ON_MYSQL ? 'TEST_MYSQL_URL' : 'TEST_MARIADB_URL';
