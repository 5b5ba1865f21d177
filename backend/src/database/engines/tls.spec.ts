import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { CERTIFICATE, KEY } from '../../../test/audit/syslog-server';
import { createServerDatabase, databaseServer } from '../../../test/databases/server-databases';
import { startPrivateServer } from '../../../test/databases/private-server';
import { MysqlStore } from './mysql-store';
import type { MysqlSettings } from './options';

describe('A MariaDB with a certificate', () => {
  let server: Awaited<ReturnType<typeof startPrivateServer>>;
  let place: MysqlSettings;
  beforeAll(async () => {
    server = await startPrivateServer([`--ssl-cert=${CERTIFICATE}`, `--ssl-key=${KEY}`]);
    place = { ...(await createServerDatabase(databaseServer(server.adminUrl))), host: 'localhost' };
  });
  afterAll(() => server.stop());

  /** Empty if the connection is unencrypted. */
  async function cipherWith(settings: MysqlSettings): Promise<string> {
    const store = new MysqlStore(settings);
    try {
      await store.open();
      await store.probe();
      const rows = await store.read("SHOW SESSION STATUS LIKE 'Ssl_cipher'", []);
      return (rows as { Value: string }[])[0]?.Value ?? 'unknown'; // the columns of SHOW STATUS
    } finally {
      await store.close();
    }
  }

  it('is encrypted if the certificate authority is known', async () => {
    const ca = readFileSync(CERTIFICATE, 'utf8');
    expect(await cipherWith({ ...place, ca })).toMatch(/^TLS_|^ECDHE/);
    expect(await cipherWith(place)).toBe('');
  });

  it('is refused if it has another certificate authority', async () => {
    const ca = rootCertificates[0] ?? '';
    await expect(cipherWith({ ...place, ca })).rejects.toThrow(/self.signed|certificate/);
  });
});
