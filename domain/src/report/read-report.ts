import { VIEWS } from './drawing';
import {
  EMPTY_REPORT,
  ENERGY_KINDS,
  ODOMETER_UNITS,
  RUNNING,
  SKIP_REASONS,
  type UnitReport,
} from './unit-report';
import { BODIES } from './vehicle-profile';

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isReport = shape({
  body: oneOf(BODIES),
  odometer: orNull(shape({ value: isNumber, unit: oneOf(ODOMETER_UNITS) })),
  keys: orNull(isNumber),
  energy: orNull(shape({ kind: oneOf(ENERGY_KINDS), level: isNumber })),
  running: orNull(oneOf(RUNNING)),
  looseItems: orNull(isText),
  note: orNull(isText),
  marks: listOf(shape({ view: oneOf(VIEWS), x: isNumber, y: isNumber, code: isText })),
  skipped: orNull(shape({ reason: oneOf(SKIP_REASONS), note: orNull(isText) })),
} satisfies Record<keyof UnitReport, Check>);

/** The report in a stored text. Parts unknown to an older version are empty; null if it cannot be read. */
export function readReport(text: string): UnitReport | null {
  try {
    const stored: unknown = JSON.parse(text);
    const whole = isObject(stored) ? { ...EMPTY_REPORT, ...stored } : null;
    return isReport(whole) ? whole : null;
  } catch {
    return null;
  }
}
