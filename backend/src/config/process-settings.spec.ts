import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOrExit } from './process-settings';

describe('The settings of the process', () => {
  const before = { cwd: process.cwd(), env: { ...process.env }, umask: process.umask(0o022) };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dispatch-env-'));
    mkdirSync(join(folder, 'backend'));
    process.chdir(join(folder, 'backend'));
    process.env['DATA_DIR'] = folder;
    process.env['NODE_ENV'] = 'development';
  });
  afterEach(() => {
    process.chdir(before.cwd);
    process.umask(before.umask);
    for (const name of Object.keys(process.env)) {
      if (!(name in before.env)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, before.env);
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  it('read .env in development, with precedence for the environment', () => {
    writeFileSync(join(folder, '.env'), 'COMPANY_NAME="Maple Haul"\nPORT=1234\n');
    process.env['PORT'] = '4321';
    const settings = settingsOrExit();
    expect(settings.company.name).toBe('Maple Haul');
    expect(settings.port).toBe(4321);
  });

  it('do not read .env in production', () => {
    writeFileSync(join(folder, '.env'), 'COMPANY_NAME="Maple Haul"\n');
    Object.assign(process.env, {
      NODE_ENV: 'production',
      JWT_SECRET: 'kR7uYtX2vQ9wLmZ4pBnD6sHfJ8gCaE3x',
    });
    expect(settingsOrExit().company.name).toBe('Vehicle Dispatch');
  });

  it('print problems line by line and end the process with 1', () => {
    Object.assign(process.env, { PORT: 'x', TRUST_PROXY: 'true' });
    const lines: unknown[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(line) > 0);
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${String(code)}`);
    });
    expect(() => settingsOrExit()).toThrow('exit 1');
    expect(lines).toEqual([
      expect.stringMatching(/^PORT .*\n$/),
      expect.stringMatching(/^TRUST_PROXY .*\n$/),
    ]);
  });

  const rightsOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

  it('keep other users from all that the process writes', () => {
    process.umask(0o022);
    settingsOrExit();
    writeFileSync(join(folder, 'new.db'), '');
    mkdirSync(join(folder, 'new'));
    expect([rightsOf('new.db'), rightsOf('new')]).toEqual(['600', '700']);
  });

  it("remove other users' access to the data folder and files of an earlier version", () => {
    process.umask(0o022);
    const files = ['dispatch.db', 'dispatch.db-wal', 'dispatch.db-shm', 'dispatch.lock'];
    const folders = ['files', 'incoming', 'backups'];
    for (const name of files) writeFileSync(join(folder, name), '');
    for (const name of folders) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'of-somebody-else'), '');
    chmodSync(folder, 0o755);
    settingsOrExit();
    expect([...files, 'jwt-secret'].map(rightsOf)).toEqual(['600', '600', '600', '600', '600']);
    expect(['.', ...folders].map(rightsOf)).toEqual(['700', '700', '700', '700']);
    expect(rightsOf('of-somebody-else')).toBe('644');
  });

  it('warn about a data folder that must stay open to other users, and do not change it', () => {
    chmodSync(folder, 0o1777);
    const lines: unknown[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(line) > 0);
    settingsOrExit();
    expect(lines).toEqual([
      expect.stringContaining(`Other users of this machine may open ${folder}`),
    ]);
    expect(rightsOf('.')).toBe('777');
  });

  it('put the process on UTC', () => {
    settingsOrExit();
    expect(new Date(2026, 6, 1).toISOString()).toBe('2026-07-01T00:00:00.000Z');
  });
});
