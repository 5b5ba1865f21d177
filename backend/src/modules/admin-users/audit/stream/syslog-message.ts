import type { AuditEntry } from '../audit-entry';
import { auditLine } from '../audit-entry';

/** Facility 13, log audit, in RFC 5424. */
const FACILITY = 13;
const WARNING = 4;
const INFORMATIONAL = 6;
const APP_NAME = 'vehicle-dispatch';
/** A private name needs an enterprise number; RFC 5612 reserves this one for examples. */
const DATA_ID = 'audit@32473';
const NAME_MAX = 32;
const HOST_MAX = 255;

/** One RFC 5424 message with the entry as JSON text. It is plain ASCII, so it needs no byte order mark. */
export function syslogMessage(entry: AuditEntry, host: string): string {
  const isRefusal = /refused$/.test(entry.action);
  const priority = FACILITY * 8 + (isRefusal ? WARNING : INFORMATIONAL);
  const head = [
    `<${String(priority)}>1`,
    entry.at,
    header(host, HOST_MAX),
    APP_NAME,
    '-',
    header(entry.action, NAME_MAX),
  ];
  return `${head.join(' ')} ${structuredData(entry)} ${asciiJson(auditLine(entry).trimEnd())}`;
}

/** Prefixes the octet count, the framing of RFC 5425. */
export function framed(message: string): string {
  return `${String(Buffer.byteLength(message))} ${message}`;
}

function structuredData({ sealNo, hash, actorId, address, requestId }: AuditEntry): string {
  const parameters = Object.entries({ no: sealNo, hash, actorId, address, requestId }).flatMap(
    ([name, value]) => (value === null ? [] : [`${name}="${escaped(String(value))}"`]),
  );
  return `[${[DATA_ID, ...parameters].join(' ')}]`;
}

function escaped(value: string): string {
  return value.replace(/["\\\]]/g, '\\$&');
}

/** Printable ASCII without spaces; a dash if empty. */
function header(text: string, max: number): string {
  return text.replace(/[^!-~]/g, '').slice(0, max) || '-';
}

function asciiJson(json: string): string {
  return json.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
