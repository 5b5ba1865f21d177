import { REPORT_LEVELS, type ReportLevel } from '@dispatch/domain/report/required-parts';
import { START_PAGES, type StartPage } from '@dispatch/domain/views/visitor-page';
import { EnvironmentReader } from './environment-reader';
import { jwtSecret, jwtSecretProblem } from './jwt-secret';
import { mailSettings } from './mail-settings';
import { databaseUrl, hexColor, redisUrl, timeZone, trustProxy } from './settings-checks';
import type {
  DatabaseSettings,
  Environment,
  LogLevel,
  MailSettings,
  StorageSettings,
} from './settings-types';
import { storageSettings } from './storage-settings';

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
  /** How much a report of a unit needs, unless its customer says otherwise. */
  readonly reportLevel: ReportLevel;
}

/** All that can be configured, checked and frozen. */
export interface Settings {
  readonly environment: Environment;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: DatabaseSettings;
  readonly storage: StorageSettings;
  /** Most bytes that the photos of all jobs may take together; null for no limit. */
  readonly photosMaxBytes: number | null;
  readonly redisUrl: string | null;
  /** Null where no e-mail is sent. */
  readonly mail: MailSettings | null;
  readonly jwtSecret: string;
  readonly admin: { readonly email: string; readonly password: string | null };
  readonly company: CompanySettings;
  readonly googleMapsApiKey: string | null;
  /** What greets people who are not signed in. */
  readonly startPage: StartPage;
  /** Nothing trusted, the number of proxies in front, or their addresses and networks. */
  readonly trustProxy: false | number | readonly string[];
  readonly sessionHours: number;
  readonly passwordMinLength: number;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  readonly shutdownGraceMs: number;
}

/** Everything that is wrong with the environment, one sentence per variable. */
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
 * Reads and checks every variable; makes the signing secret in `DATA_DIR` where none is given.
 * @throws SettingsError naming all that is wrong at once
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = new EnvironmentReader(env);
  const environment = read.oneOf('NODE_ENV', ENVIRONMENTS, 'development');
  const dataDir = read.text('DATA_DIR') ?? 'data';
  const passwordMinLength = read.integer('PASSWORD_MIN_LENGTH', 6, 6, 128);
  const settings: Omit<Settings, 'jwtSecret'> = {
    environment,
    port: read.integer('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    dataDir,
    database: read.checked('DATABASE_URL', databaseUrl) ?? { engine: 'sqlite', dataDir },
    storage: storageSettings(read, dataDir),
    photosMaxBytes: photosMaxBytes(read),
    redisUrl: read.checked('REDIS_URL', redisUrl) ?? null,
    mail: mailSettings(read),
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
    startPage: read.oneOf('START_PAGE', START_PAGES, 'landing'),
    trustProxy: read.checked('TRUST_PROXY', trustProxy) ?? false,
    sessionHours: read.integer('SESSION_HOURS', 12, 1, 720),
    passwordMinLength,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: read.text('METRICS_TOKEN') ?? null,
    shutdownGraceMs: read.integer('SHUTDOWN_GRACE_MS', 15_000, 0, 600_000),
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
