import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './settings-types';

const MIN_LENGTH = 32;
/** Parts of secrets used in tutorials and examples. */
const WELL_KNOWN =
  /secret|change.?me|change.?this|password|example|default|keyboard.?cat|development|replace.?me|1234567890|qwerty/i;

/** The problem with a given secret, or null. */
export function jwtSecretProblem(
  secret: string | undefined,
  environment: Environment,
): string | null {
  if (environment !== 'production') return null;
  if (secret === undefined) {
    return `is required in production: at least ${String(MIN_LENGTH)} random characters`;
  }
  if ([...secret].length < MIN_LENGTH) {
    return `must have at least ${String(MIN_LENGTH)} characters`;
  }
  if (WELL_KNOWN.test(secret) || new Set(secret).size < 10) {
    return 'is a well-known or guessable text; make a random one, e.g. with: openssl rand -hex 32';
  }
  return null;
}

/** The secret in the data folder, created once and readable only by the server's user. */
export function jwtSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
  const kept = readSecret(file);
  if (kept !== null) return kept;

  try {
    const secret = randomBytes(48).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    // Another process was faster: both use its secret.
    if (!isCode(error, 'EEXIST')) throw error;
  }
  const secret = readSecret(file);
  if (secret === null) throw new Error(`${file} is damaged; remove it to create a new one`);
  return secret;
}

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret.length >= MIN_LENGTH ? secret : null;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
