import { damageOf } from '@dispatch/domain/report/damage-codes';
import { VIEWS } from '@dispatch/domain/report/drawing';
import { BODIES } from '@dispatch/domain/report/vehicle-profile';
import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import {
  ENERGY_KINDS,
  isEnergyLevel,
  KEYS_MAX,
  LOOSE_ITEMS_MAX,
  MARKS_MAX,
  ODOMETER_MAX,
  ODOMETER_UNITS,
  REPORT_NOTE_MAX,
  RUNNING,
  SKIP_NOTE_MAX,
  SKIP_REASONS,
  skipAsksForNote,
} from '@dispatch/domain/report/unit-report';
import { z } from 'zod';
import { instant } from '../../http/answers/answer-fields';
import { oneOf, optionalText, wholeNumber } from '../../http/input/fields';
import { says } from '../../http/input/problems';

const note = (max: number) =>
  optionalText(max, { multiline: true }).transform((text) => text ?? null);

const DamageMark = z
  .strictObject({
    view: oneOf(VIEWS).describe('The side of the drawing.'),
    x: wholeNumber(0, 100).describe('Per cent of the view, from its left.'),
    y: wholeNumber(0, 100).describe('Per cent of the view, from its top.'),
    code: z
      .string(says('not_text'))
      .refine((code) => damageOf(code) !== null, says('not_damage_code'))
      .meta({
        description:
          'Of AIAG/ECG M-22: two digits for the area, two for the type, one for the severity.',
        example: '10122',
      }),
  })
  .meta({ id: 'DamageMark', description: 'One damage on the drawing of the vehicle.' });

/** The content of a report, which a phone always sends whole. */
const content = {
  body: oneOf(BODIES).describe('What the vehicle is drawn as.'),
  odometer: z
    .strictObject({ value: wholeNumber(0, ODOMETER_MAX), unit: oneOf(ODOMETER_UNITS) })
    .nullable(),
  keys: wholeNumber(0, KEYS_MAX).nullable().describe('How many.'),
  energy: z
    .strictObject({ kind: oneOf(ENERGY_KINDS), level: wholeNumber(0, 100) })
    .refine(isEnergyLevel, says('too_large'))
    .nullable()
    .describe('Fuel in eighths of a tank, a battery in per cent.'),
  running: oneOf(RUNNING).nullable(),
  looseItems: note(LOOSE_ITEMS_MAX),
  note: note(REPORT_NOTE_MAX),
  marks: z.array(DamageMark, says('not_list')).max(MARKS_MAX, says('list_too_long')),
  skipped: z
    .strictObject({ reason: oneOf(SKIP_REASONS), note: note(SKIP_NOTE_MAX) })
    .refine(({ reason, note: why }) => !skipAsksForNote(reason) || why !== null, says('required'))
    .nullable()
    .describe('Why something that is required is missing.'),
};

export const UnitReportBody = z.strictObject(content).meta({
  id: 'UnitReportContent',
  description: 'A driver’s report of a unit; null for unchecked parts.',
});

/** As returned by the API, sanitized. */
const found = {
  ...content,
  looseItems: z.string().nullable(),
  note: z.string().nullable(),
  skipped: z
    .object({ reason: z.enum(SKIP_REASONS), note: z.string().nullable() })
    .nullable()
    .describe('Why something that is required is missing.'),
};

export const UnitReportFound = z
  .object(found)
  .meta({ id: 'UnitReportFound', description: 'A driver’s report of a unit.' });

export const UnitReportAnswer = z
  .object({
    stage: z.enum(REPORT_STAGES),
    ...found,
    at: instant().describe("When it was saved on the phone, by the server's clock."),
    by: z.string().describe('Name at that time of the person who saved it.'),
  })
  .meta({ id: 'UnitReport', description: 'The report of one unit at one stage.' });
export type UnitReportAnswer = z.output<typeof UnitReportAnswer>;
