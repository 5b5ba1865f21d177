import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { closeAll, NO_FILES, restore, startOn } from '../../test/backups/backups';
import {
  describeWithDatabase,
  freshFolder,
  freshPlace,
  preparedPlace,
} from '../../test/databases/databases';
import type { TestApi } from '../../test/app/http';
import { expectStatus, makeJob } from '../../test/records/jobs';
import type { DatabaseSettings } from '../config/settings-types';
import { Notices } from '../modules/base/inbox/notices';
import { WorkLeases } from '../workers/work-leases';
import { nightlyBackupOf } from './nightly-backup';
import { takeBackup } from './take-backup';

const DAY_MS = 24 * 60 * 60 * 1000;
const RUNNING = new AbortController().signal;

describeWithDatabase('The nightly backup', (_makeDatabase, engine) => {
  let place: DatabaseSettings;
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    place = await preparedPlace(engine);
    folder = join(freshFolder(), 'backups');
    const env = { BACKUP_DIR: folder, BACKUP_KEEP: '2', COMPANY_TIME_ZONE: 'America/Toronto' };
    api = await startOn(place, undefined, { ...env, SESSION_HOURS: '720' });
    await makeJob(api, { poNumber: 'PO-NIGHT' });
  });
  afterAll(closeAll);
  beforeEach(() => {
    api.clock.set('2026-03-31T15:00:00.000Z');
    rmSync(folder, { recursive: true, force: true });
  });

  const night = (backups = api.settings.backups, database = place) =>
    nightlyBackupOf({
      ...api.core,
      settings: { company: api.settings.company, backups },
      notices: api.app.get(Notices),
      lease: api.app.get(WorkLeases).of('nightly-backup'),
      take: async (file, signal) => {
        await takeBackup({ storage: NO_FILES, database, file, now: api.clock.now(), signal });
        return 'taken';
      },
    });
  const noticesOf = async (member: 'admin' | 'dispatcher', state = 'open') => {
    const caller = await api.as(member);
    const all = expectStatus(await caller.get(`/api/notices?state=${state}`), 200);
    return all
      .filter(({ kind }: { kind: string }) => kind === 'backup-failed')
      .map(({ details }: { details: unknown }) => details);
  };
  const backup = async () =>
    (await api.anonymous.get('/api/health/ready')).body.dependencies.backup as unknown;

  test('is taken at once, then each night, and only the newest are kept', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'dispatch-2026-03-29T06-00-00Z.backup.99.partial'), 'cut off');
    const work = night();
    await work.run(RUNNING);
    const first = 'dispatch-2026-03-31T15-00-00Z.backup';
    expect(readdirSync(folder)).toEqual([first, 'notes.txt']);
    api.clock.set('2026-04-01T05:59:00.000Z');
    await work.run(RUNNING);
    expect(readdirSync(folder)).toEqual([first, 'notes.txt']);
    for (const day of ['01', '02']) {
      api.clock.set(`2026-04-${day}T06:00:00.000Z`);
      await work.run(RUNNING);
    }
    expect(readdirSync(folder)).toEqual([
      'dispatch-2026-04-01T06-00-00Z.backup',
      'dispatch-2026-04-02T06-00-00Z.backup',
      'notes.txt',
    ]);
    const target = await freshPlace(engine);
    await restore(join(folder, 'dispatch-2026-04-02T06-00-00Z.backup'), target);
    const restored = await startOn(target, api.cast);
    const admin = await restored.signIn('admin');
    expect((await admin.get('/api/jobs?q=PO-NIGHT&limit=5')).body).toHaveLength(1);
  });

  test('notifies admins of a failure, until one succeeds', async () => {
    const work = night();
    await expect(work.run(RUNNING)).rejects.toThrow('ENOENT');
    await expect(work.run(RUNNING)).rejects.toThrow('ENOENT');
    expect(await noticesOf('admin')).toEqual([{ problem: 'no-folder' }]);
    expect(await noticesOf('dispatcher')).toEqual([]);
    mkdirSync(folder);
    await work.run(RUNNING);
    expect(await noticesOf('admin')).toEqual([]);
    expect(await noticesOf('admin', 'settled')).toEqual([{ problem: 'no-folder' }]);
  });

  test('leaves no notice behind when it is switched off', async () => {
    await expect(night().run(RUNNING)).rejects.toThrow('ENOENT');
    await night(null).run(RUNNING);
    expect(await noticesOf('admin')).toEqual([]);
  });

  test('is reported by readiness', async () => {
    mkdirSync(folder);
    await night().run(RUNNING);
    expect(await backup()).toBe('up');
  });

  test('keeps the old backups when a new one fails', async () => {
    mkdirSync(folder);
    const work = night();
    await work.run(RUNNING);
    api.clock.advance(DAY_MS);
    const failing = night(api.settings.backups, { engine: 'sqlite', dataDir: '/nowhere' });
    await expect(failing.run(RUNNING)).rejects.toThrow('There is no database');
    expect(await noticesOf('admin')).toEqual([{ problem: 'other' }]);
    expect(readdirSync(folder)).toEqual(['dispatch-2026-03-31T15-00-00Z.backup']);
  });
});
