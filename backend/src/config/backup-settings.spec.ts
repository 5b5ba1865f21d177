import { backupSettings } from './backup-settings';
import { EnvironmentReader } from './environment-reader';

const read = (env: Record<string, string>) => {
  const reader = new EnvironmentReader(env);
  return { settings: backupSettings(reader), problems: reader.problems };
};

test('without a folder the server takes no backups', () => {
  expect(read({ BACKUP_HOUR: '3' })).toEqual({ settings: null, problems: [] });
});

test('backups run at 2 and two weeks of them are kept, unless set otherwise', () => {
  const env = { BACKUP_DIR: '/backups' };
  expect(read(env).settings).toEqual({ folder: '/backups', hour: 2, keep: 14 });
  expect(read({ ...env, BACKUP_HOUR: '23', BACKUP_KEEP: '1' }).settings).toEqual({
    folder: '/backups',
    hour: 23,
    keep: 1,
  });
});

test.each(['BACKUP_HOUR', 'BACKUP_KEEP'])('refuses a wrong %s', (name) => {
  const wrong = { BACKUP_HOUR: '24', BACKUP_KEEP: '0' }[name] ?? '';
  expect(read({ BACKUP_DIR: '/backups', [name]: wrong }).problems).toEqual([
    expect.stringContaining(`${name} must be a whole number`),
  ]);
});
