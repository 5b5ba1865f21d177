import type { PhotoPlace } from './photo';
import type { UnitReport } from './unit-report';

/** The required content of a report: nothing, the photos, or photos and findings. */
export const REPORT_LEVELS = ['none', 'photos', 'full'] as const;
export type ReportLevel = (typeof REPORT_LEVELS)[number];

export const REQUIRED_PHOTOS = [
  'front',
  'rear',
  'left-side',
  'right-side',
  'odometer',
  'vin-plate',
] as const satisfies readonly PhotoPlace[];

/** Findings required by a full report; loose items and a note are optional. */
export const REQUIRED_FACTS = ['odometer', 'keys', 'energy', 'running'] as const;

export type MissingPart =
  | { readonly kind: 'photo'; readonly place: (typeof REQUIRED_PHOTOS)[number] }
  | { readonly kind: 'fact'; readonly fact: (typeof REQUIRED_FACTS)[number] };

export interface ReportedUnit {
  /** Subjects of its photos. */
  readonly photos: readonly PhotoPlace[];
  readonly report: UnitReport | null;
}

/** The customer's level overrides the company's. */
export function levelFor(
  company: ReportLevel,
  customer: { readonly reportLevel?: ReportLevel | null } | null,
): ReportLevel {
  return customer?.reportLevel ?? company;
}

/** In the order in which the form shows them. */
export function missingParts(level: ReportLevel, { photos, report }: ReportedUnit): MissingPart[] {
  if (level === 'none') return [];
  const missing: MissingPart[] = REQUIRED_PHOTOS.filter((place) => !photos.includes(place)).map(
    (place) => ({ kind: 'photo', place }),
  );
  if (level === 'photos') return missing;
  const facts = REQUIRED_FACTS.filter((fact) => report === null || report[fact] === null);
  return [...missing, ...facts.map((fact): MissingPart => ({ kind: 'fact', fact }))];
}

/** Whether all required parts exist. Without requirements, a report is never completed automatically. */
export function isReportComplete(level: ReportLevel, unit: ReportedUnit): boolean {
  return level !== 'none' && missingParts(level, unit).length === 0;
}

/** Missing parts without a reason; the driver is warned of them before leaving. */
export function unexplainedParts(level: ReportLevel, unit: ReportedUnit): MissingPart[] {
  return unit.report?.skipped ? [] : missingParts(level, unit);
}
