import { isAbsolute } from 'node:path';
import { auditKeyList } from './audit-keys';
import type { Checked, EnvironmentReader } from './environment-reader';
import type { AuditSettings } from './settings-types';

const PROBLEM = 'must look like tls://host:6514';
const SYSLOG_PORT = 6514;

/** Where audit log entries are sent besides the database, and the keys that seal them. */
export function auditSettings(read: EnvironmentReader): AuditSettings {
  return {
    syslog: read.checked('AUDIT_SYSLOG_URL', syslogUrl) ?? null,
    file: read.checked('AUDIT_FILE', filePath) ?? null,
    keys: read.checked('AUDIT_KEY', auditKeyList) ?? [],
  };
}

function syslogUrl(text: string): Checked<NonNullable<AuditSettings['syslog']>> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    ['', '/'].includes(url.pathname) &&
    url.search + url.hash + url.username + url.password === '';
  if (!isPlain || url.protocol !== 'tls:' || url.hostname === '') return { problem: PROBLEM };
  return {
    value: {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? SYSLOG_PORT : Number(url.port),
    },
  };
}

function filePath(text: string): Checked<string> {
  return isAbsolute(text)
    ? { value: text }
    : { problem: 'must be a whole path, such as /var/log/audit.jsonl' };
}
