import { createHash, hkdfSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from './environment-reader';

const MIN_LENGTH = 32;

/** Seals the audit log. The id identifies the key in each seal and reveals nothing of the secret. */
export interface AuditKey {
  readonly id: string;
  readonly secret: Buffer;
}

export interface AuditKeys {
  /** Seals new entries. */
  readonly current: AuditKey;
  /** Keys that verify entries, by id. */
  readonly known: ReadonlyMap<string, AuditKey>;
}

interface KeySettings {
  readonly audit: { readonly keys: readonly string[] };
  readonly dataDir: string;
  readonly jwtSecret: string;
}

/** `AUDIT_KEY`: the current key, then earlier ones. */
export function auditKeyList(text: string): Checked<readonly string[]> {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every((key) => [...key].length >= MIN_LENGTH)
    ? { value: keys }
    : { problem: `must be keys of at least ${String(MIN_LENGTH)} characters, with commas between` };
}

/** The keys of this server. If no setting names one, a key is stored in the data folder. */
export function auditKeys(settings: KeySettings): AuditKeys {
  if (settings.audit.keys.length === 0) keepKey(settings);
  return knownAuditKeys(settings);
}

/** The same keys, for programs that only read. */
export function knownAuditKeys(settings: KeySettings): AuditKeys {
  const { audit, dataDir } = settings;
  const current = auditKey(audit.keys[0] ?? keptKeys(dataDir)[0] ?? derivedKey(settings));
  const all = [...audit.keys, ...keptKeys(dataDir), derivedKey(settings)].map(auditKey);
  return { current, known: new Map(all.map((key) => [key.id, key])) };
}

function auditKey(text: string): AuditKey {
  const secret = Buffer.from(hkdfSync('sha256', text, '', 'audit log', 32));
  const id = createHash('sha256').update('id').update(secret).digest('hex').slice(0, 8);
  return { id, secret };
}

/** Replicas with the same `JWT_SECRET` derive the same key, even without a shared folder. */
function derivedKey({ jwtSecret }: KeySettings): string {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'audit key', 48)).toString('base64url');
}

function keyFile(dataDir: string): string {
  return join(dataDir, 'audit-key');
}

/**
 * Stores the key, so that it survives a change of `JWT_SECRET`. If the folder cannot be written, the derived key is
 * used.
 */
function keepKey(settings: KeySettings): void {
  try {
    mkdirSync(settings.dataDir, { recursive: true });
    writeFileSync(keyFile(settings.dataDir), `${derivedKey(settings)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
  } catch {
    // The file exists already, or the folder is read-only.
  }
}

/** One key per line: the first one seals, the others only verify. */
function keptKeys(dataDir: string): string[] {
  try {
    return readFileSync(keyFile(dataDir), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length >= MIN_LENGTH);
  } catch {
    return [];
  }
}
