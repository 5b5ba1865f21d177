import {
  OPERATION_OUTCOMES,
  OPERATION_STATUSES,
  OPERATION_TYPES,
  OPERATIONS_PER_SENDING,
  type RefusalCode,
  REFUSALS,
} from '@dispatch/domain/jobs/driver-operation';
import { CHECK_METHODS } from '@dispatch/domain/vehicles/vin-agreement';
import { LEFT_REASONS } from '@dispatch/domain/jobs/unit-state';
import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { isVinInput, normaliseVin } from '@dispatch/domain/vehicles/vin';
import { TEXT_MAX, VIN_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../http/answers/answer-fields';
import {
  oneOf,
  optionalText,
  requiredInstant,
  uuid,
  wholeNumber,
} from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { SignatureBody } from '../signatures/signature-body.schema';
import { JobAnswer } from '../../jobs/job.schema';
import { UnitReportBody, UnitReportFound } from '../../jobs/unit-report.schema';

/** The limit of an integer column of both engines. */
const MAX_INTEGER = 2_147_483_647;

const integer = () => wholeNumber(1, MAX_INTEGER);

const readVin = () =>
  optionalText(VIN_MAX)
    .refine((value) => value == null || isVinInput(value), says('not_vin'))
    .transform((value) => (value == null ? value : normaliseVin(value)));

const OperationBody = z
  .strictObject({
    id: uuid(),
    jobId: integer(),
    baseVersion: integer().describe('The version of the job that the driver saw.'),
    type: oneOf(OPERATION_TYPES),
    status: oneOf(OPERATION_STATUSES).nullable().optional().describe('With `status`: where to.'),
    notes: optionalText(TEXT_MAX.completionNotes, { multiline: true }).describe(
      'With `complete`: the completion notes. With `note`: what is to be noted. With `leave-unit`: what there is to say of it, needed with `other`.',
    ),
    unitId: integer()
      .nullable()
      .optional()
      .describe('Of all types about one unit: which of the job.'),
    reason: oneOf(LEFT_REASONS).nullable().optional().describe('With `leave-unit`: why.'),
    vin: readVin().describe(
      'With `check-unit` and `load-anyway`: what was read at the vehicle, its VIN or the last 8 to 16 of it.',
    ),
    method: oneOf(CHECK_METHODS)
      .nullable()
      .optional()
      .describe('With `vin`: whether it was scanned or typed.'),
    stage: oneOf(REPORT_STAGES)
      .nullable()
      .optional()
      .describe('Of what belongs to one end of the way: which.'),
    report: UnitReportBody.nullable()
      .optional()
      .describe('With `report-unit`: all that was found, in place of what was said before.'),
    signature: SignatureBody.nullable().optional().describe('With `sign`, together with `stage`.'),
    tappedAt: requiredInstant().describe("By the phone's clock."),
  })
  .meta({ id: 'DriverOperation', description: 'One tap of a driver.' });

export const SendingBody = z
  .strictObject({
    sentAt: requiredInstant().describe(
      "By the phone's clock: tells how far that is from the server's.",
    ),
    operations: z
      .array(OperationBody, says('not_list'))
      .min(1, says('list_empty'))
      .max(OPERATIONS_PER_SENDING, says('list_too_long')),
  })
  .meta({
    id: 'DriverSending',
    description: 'The updates stored on a phone, the oldest tap first.',
    example: {
      sentAt: '2026-03-31T14:07:30.000Z',
      operations: [
        {
          id: '0b0f8e6a-52ad-4a7e-9c39-8f6f5f7f2d11',
          jobId: 12,
          baseVersion: 3,
          type: 'status',
          status: 'in-transit',
          tappedAt: '2026-03-31T14:05:00.000Z',
        },
      ],
    },
  });

const CODES = Object.keys(REFUSALS) as RefusalCode[]; // keys of a constant

const refusalCode = () => z.enum(CODES);

const OperationResult = z
  .object({
    id: z.string(),
    outcome: z
      .enum(OPERATION_OUTCOMES)
      .describe(
        '`applied` now, `duplicate` of one applied before, `rejected` for good, or `retry`: send it again as it is.',
      ),
    code: maybe(refusalCode()),
    message: maybe(z.string()),
    job: maybe(JobAnswer).describe('As it is now; null when it is none of yours.'),
  })
  .meta({ id: 'DriverOperationResult' });
export type OperationResult = z.output<typeof OperationResult>;

export const SendingAnswer = z
  .object({ results: z.array(OperationResult) })
  .meta({ id: 'DriverSendingResult', description: 'One result for each operation, in order.' });
export type SendingAnswer = z.output<typeof SendingAnswer>;

export const RefusedOperationAnswer = z
  .object({
    id: recordId(),
    driverName: z.string(),
    type: z.enum(OPERATION_TYPES),
    status: maybe(z.enum(OPERATION_STATUSES)),
    notes: maybe(z.string()),
    reason: maybe(z.enum(LEFT_REASONS)),
    vin: maybe(z.string()).describe('The VIN that was read at a vehicle.'),
    stage: maybe(z.enum(REPORT_STAGES)),
    report: maybe(UnitReportFound),
    signer: maybe(z.string()).describe(
      'Of a signature: who signed or refused to, where that is known.',
    ),
    code: refusalCode(),
    message: z.string(),
    tappedAt: instant().describe("By the server's clock."),
    receivedAt: instant(),
  })
  .meta({ id: 'RefusedOperation', description: 'An update of a driver that the job refused.' });
export type RefusedOperationAnswer = z.output<typeof RefusedOperationAnswer>;
