import { type Credential, endedAfter } from '@dispatch/domain/people/credentials';
import {
  closeAll,
  newFile,
  NO_FILES,
  NOW,
  opened,
  restore,
  startOn,
} from '../../test/backups/backups';
import { plantedCredentials } from '../../test/accounts/credentials';
import { describeWithDatabase, freshPlace, preparedPlace } from '../../test/databases/databases';
import { expectStatus } from '../../test/records/jobs';
import { makeServiceAccount, makeServiceToken, makeToken } from '../../test/accounts/tokens';
import type { Engine } from '../database/engines/engine';
import { type Row, toNumber } from '../database/rows';
import { takeBackup } from './take-backup';

describeWithDatabase('A restore', (_makeDatabase, engine) => {
  const other: Engine = engine === 'sqlite' ? 'mysql' : 'sqlite';
  afterEach(closeAll);

  test("revokes users' and programs' credentials, and offers the rest", async () => {
    const file = newFile();
    const place = await preparedPlace(engine);
    const api = await startOn(place);
    const { userId } = api.cast.otherAdmin;
    const { id } = await makeToken(api, ['jobs:read']);
    const service = await makeServiceToken(api, await makeServiceAccount(api), ['jobs:read']);
    const planted = await plantedCredentials(api, userId);
    await takeBackup({ storage: NO_FILES, database: place, file, now: NOW });
    expectStatus(await (await api.as('admin')).delete(`/api/tokens/${String(id)}`), 204);
    const liveIn = async (chosen: readonly Credential[]) => {
      const empty = await freshPlace(other);
      const lines: string[] = [];
      await restore(file, empty, { ending: chosen, log: (line: string) => lines.push(line) });
      const database = await opened(empty);
      const tokens = await database.query<Row>(
        'SELECT id FROM api_tokens WHERE revokedAt IS NULL ORDER BY id',
      );
      const ended = await planted.ended(database);
      await database.close();
      return { tokens: tokens.map((row) => toNumber(row['id'])), ended, lines };
    };
    const left = await liveIn([]);
    expect(left.tokens).toContain(service.id);
    expect(left.tokens).not.toContain(id);
    expect(left.ended).toEqual(endedAfter('restored'));
    expect(left.lines).toEqual([
      'Personal tokens have ended (2): their people make new ones.',
      expect.stringMatching(/^Tokens of service accounts are .* \(1\).* --end-service-tokens\.$/),
      expect.stringMatching(/^Tracking links are .* \(1\).* --end-tracking-links\.$/),
    ]);
    const chosen = ['service-token', 'tracking-link'] as const;
    const gone = await liveIn(chosen);
    expect(gone.tokens).toEqual([]);
    expect(gone.ended).toEqual(endedAfter('restored', chosen));
    expect(gone.lines.slice(1)).toEqual([
      'Tokens of service accounts have ended (1).',
      'Tracking links have ended (1).',
    ]);
  });
});
