import { createServer } from 'node:net';
import { freshFolder } from '../databases/databases';
import { linesOfRefusal } from './refused-start';

describe('a server that cannot start ends with status 1', () => {
  test('and one line per invalid setting', async () => {
    const lines = await linesOfRefusal({
      DATA_DIR: freshFolder(),
      PORT: 'eighty',
      TRUST_PROXY: 'true',
      COMPANY_TIME_ZONE: 'Mars/Olympus',
      DATABASE_URL: 'postgres://user:a-password@db/dispatch',
    });
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([
      'COMPANY_TIME_ZONE',
      'DATABASE_URL',
      'PORT',
      'TRUST_PROXY',
    ]);
    expect(lines.join()).not.toContain('a-password');
  });

  test('and one line when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number }; // a TCP server, listening
    const lines = await linesOfRefusal({ DATA_DIR: freshFolder(), PORT: String(port) });
    other.close();
    expect(lines).toEqual([
      `The server cannot start: Port ${String(port)} is in use by another program: stop that one, or set PORT to another.`,
    ]);
  });
});
