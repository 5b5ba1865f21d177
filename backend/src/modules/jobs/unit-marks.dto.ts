import { asksForNote, LEFT_REASONS } from '@dispatch/domain/jobs/unit-state';
import { MAX_UNITS, TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { dto } from '../../http/input/dto';
import { id, oneOf, optionalText, wholeNumber } from '../../http/input/fields';
import { says } from '../../http/input/problems';

const LeaveUnitBody = z
  .strictObject({
    reason: oneOf(LEFT_REASONS),
    note: optionalText(TEXT_MAX.leftNote, { multiline: true }).describe('Needed with `other`.'),
  })
  .refine(({ reason, note }) => !asksForNote(reason) || note != null, {
    error: says('required'),
    path: ['note'],
  })
  .meta({ id: 'UnitLeft', example: { reason: 'no-keys', note: 'Gate closed at noon.' } });

const MoveUnitBody = z
  .strictObject({
    jobId: id().describe('The job that takes the unit; it has not started.'),
    position: wholeNumber(1, MAX_UNITS)
      .optional()
      .describe('Its place there; the last one unless given.'),
  })
  .meta({ id: 'UnitMove', example: { jobId: 12 } });

export class LeaveUnitDto extends dto(LeaveUnitBody) {}
export class MoveUnitDto extends dto(MoveUnitBody) {}
