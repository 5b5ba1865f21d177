import type { PhotoPlace } from './photo';
import type { UnitReport } from './unit-report';

/** How much a report needs: nothing, the photos, or the photos and what was found. */
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

/** What a full report says; loose items and a note are only for where there are some. */
export const REQUIRED_FACTS = ['odometer', 'keys', 'energy', 'running'] as const;

export type MissingPart =
  | { readonly kind: 'photo'; readonly place: (typeof REQUIRED_PHOTOS)[number] }
  | { readonly kind: 'fact'; readonly fact: (typeof REQUIRED_FACTS)[number] };

/** What there is of one unit at one stage. */
export interface ReportedUnit {
  /** What its photos show. */
  readonly photos: readonly PhotoPlace[];
  readonly report: UnitReport | null;
}

/** The customer's own level stands above the company's. */
export function levelFor(
  company: ReportLevel,
  customer: { readonly reportLevel?: ReportLevel | null } | null,
): ReportLevel {
  return customer?.reportLevel ?? company;
}

/** In the order in which they are asked for. */
export function missingParts(level: ReportLevel, { photos, report }: ReportedUnit): MissingPart[] {
  if (level === 'none') return [];
  const missing: MissingPart[] = REQUIRED_PHOTOS.filter((place) => !photos.includes(place)).map(
    (place) => ({ kind: 'photo', place }),
  );
  if (level === 'photos') return missing;
  const facts = REQUIRED_FACTS.filter((fact) => report === null || report[fact] === null);
  return [...missing, ...facts.map((fact): MissingPart => ({ kind: 'fact', fact }))];
}

/** Whether all that is required is there; where nothing is, no report is ever complete by itself. */
export function isReportComplete(level: ReportLevel, unit: ReportedUnit): boolean {
  return level !== 'none' && missingParts(level, unit).length === 0;
}

/** What is missing without a reason, and so is told before the truck leaves. */
export function unexplainedParts(level: ReportLevel, unit: ReportedUnit): MissingPart[] {
  return unit.report?.skipped ? [] : missingParts(level, unit);
}
