import type { Role } from '@dispatch/domain/people/permissions';
import { REPORT_LEVELS, type ReportLevel } from '@dispatch/domain/report/required-parts';
import { START_PAGES, type StartPage } from '@dispatch/domain/views/start-page';
import { auditSettings } from './audit-settings';
import { backupSettings } from './backup-settings';
import { databaseLimits, databaseSettings, requestMs } from './database-settings';
import { EnvironmentReader } from './environment-reader';
import { jwtSecret, jwtSecretProblem } from './jwt-secret';
import { mailSettings } from './mail-settings';
import { type SignInSettings, signInSettings } from './provider-settings';
import { redisSettings } from './redis-settings';
import { hexColor, publicUrl, roleList, timeZone, trustProxy } from './settings-checks';
import type {
  AuditSettings,
  BackupSettings,
  DatabaseLimits,
  DatabaseSettings,
  Environment,
  LogLevel,
  MailSettings,
  PushSettings,
  RedisSettings,
  StorageSettings,
  TracingSettings,
  WebhookSettings,
} from './settings-types';
import { storageSettings } from './storage-settings';
import { tracingSettings } from './tracing-settings';
import { pushSettings, webhookSettings } from './webhook-settings';

export interface CompanySettings {
  readonly name: string;
  readonly logoText: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Colours are `#RRGGBB`. */
  readonly primaryColor: string;
  readonly successColor: string;
  readonly warningColor: string;
  /** IANA name; decides what "today" means. */
  readonly timeZone: string;
  /** How detailed a unit's report must be, unless its customer has another level. */
  readonly reportLevel: ReportLevel;
}

/** All configuration, validated and frozen: injected as it is. */
export abstract class Settings {
  abstract readonly environment: Environment;
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly dataDir: string;
  abstract readonly database: DatabaseSettings;
  abstract readonly databaseLimits: DatabaseLimits;
  abstract readonly storage: StorageSettings;
  /** Maximum total size of all photos in bytes; null for no limit. */
  abstract readonly photosMaxBytes: number | null;
  /** Null if the server takes no backups by itself. */
  abstract readonly backups: BackupSettings | null;
  /** Null for a single server. */
  abstract readonly redis: RedisSettings | null;
  /** Null if e-mail is off. */
  abstract readonly mail: MailSettings | null;
  abstract readonly audit: AuditSettings;
  abstract readonly webhooks: WebhookSettings;
  abstract readonly push: PushSettings;
  abstract readonly jwtSecret: string;
  abstract readonly admin: { readonly email: string; readonly password: string | null };
  abstract readonly company: CompanySettings;
  abstract readonly googleMapsApiKey: string | null;
  abstract readonly signIn: SignInSettings;
  /** The first page for users who are not signed in. */
  abstract readonly startPage: StartPage;
  /** No proxy, the number of proxies in front, or their addresses and networks. */
  abstract readonly trustProxy: false | number | readonly string[];
  abstract readonly sessionHours: number;
  abstract readonly passwordMinLength: number;
  /** Requests per minute and token. */
  abstract readonly tokenRateLimit: number;
  /** Roles that need a second factor to sign in with a password. */
  abstract readonly secondFactorRoles: readonly Role[];
  /** The product's public scheme, host and port; null if not set. */
  abstract readonly publicUrl: string | null;
  abstract readonly logLevel: LogLevel;
  abstract readonly metricsToken: string | null;
  /** Null if tracing is off. */
  abstract readonly tracing: TracingSettings | null;
  abstract readonly shutdownGraceMs: number;
  /** The time limit of a request, unless its route has its own. */
  abstract readonly requestMs: number;
}

/** All problems of the environment, one sentence per variable. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

const ENVIRONMENTS = ['production', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads and validates every variable; creates the signing secret in `DATA_DIR` if none is given.
 * @throws SettingsError with all problems at once
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = new EnvironmentReader(env);
  const environment = read.oneOf('NODE_ENV', ENVIRONMENTS, 'development');
  const dataDir = read.text('DATA_DIR') ?? 'data';
  const address = read.checked('PUBLIC_URL', publicUrl) ?? null;
  const limits = databaseLimits(read);
  const passwordMinLength = read.integer('PASSWORD_MIN_LENGTH', 6, 6, 128);
  const settings: Omit<Settings, 'jwtSecret'> = {
    environment,
    port: read.integer('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    dataDir,
    database: databaseSettings(read, dataDir),
    databaseLimits: limits,
    storage: storageSettings(read, dataDir),
    photosMaxBytes: photosMaxBytes(read),
    backups: backupSettings(read),
    redis: redisSettings(read),
    mail: mailSettings(read),
    audit: auditSettings(read),
    webhooks: webhookSettings(read),
    push: pushSettings(read),
    admin: {
      email: read.matching('ADMIN_EMAIL', EMAIL, 'an e-mail address') ?? 'admin@example.com',
      password: adminPassword(read, passwordMinLength),
    },
    company: {
      name: read.text('COMPANY_NAME', 120) ?? 'Vehicle Dispatch',
      logoText: read.text('COMPANY_LOGO_TEXT', 12) ?? 'VD',
      phone: read.text('COMPANY_PHONE', 40) ?? null,
      email: read.matching('COMPANY_EMAIL', EMAIL, 'an e-mail address') ?? null,
      primaryColor: read.checked('COMPANY_PRIMARY_COLOR', hexColor) ?? '#1D4ED8',
      successColor: read.checked('COMPANY_SUCCESS_COLOR', hexColor) ?? '#15803D',
      warningColor: read.checked('COMPANY_WARNING_COLOR', hexColor) ?? '#B45309',
      timeZone: read.checked('COMPANY_TIME_ZONE', timeZone) ?? 'America/Toronto',
      reportLevel: read.oneOf('REPORT_LEVEL', REPORT_LEVELS, 'none'),
    },
    googleMapsApiKey: read.text('GOOGLE_MAPS_API_KEY') ?? null,
    signIn: signInSettings(read, address),
    startPage: read.oneOf('START_PAGE', START_PAGES, 'landing'),
    trustProxy: read.checked('TRUST_PROXY', trustProxy) ?? false,
    sessionHours: read.integer('SESSION_HOURS', 12, 1, 720),
    passwordMinLength,
    tokenRateLimit: read.integer('TOKEN_RATE_LIMIT', 600, 1, 1_000_000),
    secondFactorRoles: read.checked('SECOND_FACTOR_ROLES', roleList) ?? [],
    publicUrl: address,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: read.text('METRICS_TOKEN') ?? null,
    tracing: tracingSettings(read),
    shutdownGraceMs: read.integer('SHUTDOWN_GRACE_MS', 15_000, 0, 600_000),
    requestMs: requestMs(read, limits),
  };

  const given = read.text('JWT_SECRET');
  const secretProblem = jwtSecretProblem(given, environment);
  if (secretProblem !== null) read.problem('JWT_SECRET', secretProblem);
  if (read.problems.length > 0) throw new SettingsError(read.problems);
  return deepFreeze({ ...settings, jwtSecret: given ?? generatedSecret(dataDir) });
}

const BYTES_PER_GB = 1_000_000_000;

function photosMaxBytes(read: EnvironmentReader): number | null {
  const gigabytes = read.integer('PHOTOS_MAX_GB', 0, 0, 1_000_000);
  return gigabytes === 0 ? null : gigabytes * BYTES_PER_GB;
}

function adminPassword(read: EnvironmentReader, minLength: number): string | null {
  const password = read.secret('ADMIN_PASSWORD');
  if (password === undefined) return null;
  const length = [...password].length;
  if (length < minLength || length > 128) {
    read.problem('ADMIN_PASSWORD', `must have ${String(minLength)} to 128 characters`);
  }
  return password;
}

function generatedSecret(dataDir: string): string {
  try {
    return jwtSecret(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`DATA_DIR cannot keep the generated signing secret: ${reason}`]);
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

/** A link that sets a password needs e-mail, and a configured URL that a request cannot forge. */
export function offersPasswordLinks({ mail, publicUrl, signIn }: Settings): boolean {
  return mail !== null && publicUrl !== null && signIn.breakGlassEmail === null;
}
