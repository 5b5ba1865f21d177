import { fieldErrors } from '@dispatch/domain/errors';
import { errorDetail } from '@dispatch/domain/field-problems';
import { maxYear, YEAR_MIN } from '@dispatch/domain/limits';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Clock } from '../../config/clock';

/** Every `year` of a body, with its path. */
function yearsIn(value: unknown, path: readonly string[] = []): { path: string; year: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'year' && typeof inner === 'number'
      ? [{ path: [...path, name].join('.'), year: inner }]
      : yearsIn(inner, [...path, name]),
  );
}

/** Refuses model years before 1900 and after next year's models, for vehicles anywhere in a body. */
@Injectable()
export class ModelYearPipe implements PipeTransform<unknown> {
  constructor(private readonly clock: Clock) {}

  transform(body: unknown): unknown {
    const range = { min: YEAR_MIN, max: maxYear(this.clock.now()) };
    const wrong = yearsIn(body).filter(({ year }) => year < range.min || year > range.max);
    if (wrong.length === 0) return body;
    throw fieldErrors(wrong.map(({ path }) => errorDetail(path, 'out_of_range', range)));
  }
}
