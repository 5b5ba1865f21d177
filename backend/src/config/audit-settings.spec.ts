import { auditSettings } from './audit-settings';
import { EnvironmentReader } from './environment-reader';

const read = (env: Record<string, string>) => {
  const reader = new EnvironmentReader(env);
  return { settings: auditSettings(reader), problems: reader.problems };
};

test('nothing is sent without a setting', () => {
  expect(read({})).toEqual({ settings: { syslog: null, file: null, keys: [] }, problems: [] });
});

test.each([
  ['tls://log.example.com', { host: 'log.example.com', port: 6514 }],
  ['tls://log.example.com:7000/', { host: 'log.example.com', port: 7000 }],
  ['tls://[::1]:6514', { host: '::1', port: 6514 }],
])('%s', (AUDIT_SYSLOG_URL, syslog) => {
  expect(read({ AUDIT_SYSLOG_URL })).toEqual({
    settings: { syslog, file: null, keys: [] },
    problems: [],
  });
});

test.each([
  'udp://log.example.com',
  'tcp://log.example.com:514',
  'log.example.com:6514',
  'tls://user:secret@log.example.com',
  'tls://log.example.com/path',
  'tls://log.example.com?verify=no',
])('refuses %s without repeating it', (AUDIT_SYSLOG_URL) => {
  expect(read({ AUDIT_SYSLOG_URL }).problems).toEqual([
    'AUDIT_SYSLOG_URL must look like tls://host:6514',
  ]);
});

test('a file is named by its absolute path', () => {
  const file = '/var/log/dispatch/audit.jsonl';
  expect(read({ AUDIT_FILE: file }).settings.file).toBe(file);
  expect(read({ AUDIT_FILE: 'audit.jsonl' }).problems).toEqual([
    expect.stringMatching(/^AUDIT_FILE must be a whole path/),
  ]);
});
