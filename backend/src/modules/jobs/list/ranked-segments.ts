import type { Database } from '../../../database/database';
import { type Period, segmentsWithin } from '../../../totals/delivered-segments';
import { SEGMENT, segmentsOf } from '../../../search/search-segments';
import type { FoundOrder } from './list-index';

/** A segment of the index of words. */
export interface RankedSegment {
  readonly segment: number;
  /** None of its jobs is ranked higher in the order of the list. */
  readonly highest: number;
}

/** Of a job that is delivered, but nobody knows when: those come last. */
const NEVER = 0;

/** The segments that can have jobs of a list, those with the first of it first. */
export async function rankedSegments(
  database: Database,
  { by }: FoundOrder,
  period: Period,
): Promise<RankedSegment[]> {
  const isOfPeriod = period.start !== undefined || period.end !== undefined;
  const [all, delivered] = await Promise.all([
    isOfPeriod ? [] : segmentsOf(database, 'job_search'),
    isOfPeriod || by === 'completedAt' ? segmentsWithin(database, period) : [],
  ]);
  const untils = new Map(delivered.map(({ segment, until }) => [segment, until]));
  const highest = (segment: number) =>
    by === 'createdAt' ? (segment + 1) * SEGMENT.job_search - 1 : (untils.get(segment) ?? NEVER);
  return [...new Set([...all, ...untils.keys()])]
    .map((segment) => ({ segment, highest: highest(segment) }))
    .sort((one, other) => other.highest - one.highest || other.segment - one.segment);
}
