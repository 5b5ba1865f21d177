import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { z } from 'zod';
import { maybe, money, recordId } from '../../../../../http/answers/answer-fields';

/** The amounts of an issued invoice that earlier credit notes credited. */
export const CreditableAnswer = z
  .object({
    lines: z.array(
      z
        .object({
          lineId: recordId(),
          credited: money().describe('Has the sign of the line.'),
        })
        .meta({ id: 'CreditableLine' }),
    ),
    taxes: z.array(
      z
        .object({
          name: z.enum(['GST', 'HST', 'QST']),
          province: maybe(z.enum(PROVINCE_CODES)),
          rate: z.number().meta({ description: 'In percent.', example: 9.975 }),
          creditedBase: money(),
          credited: money(),
        })
        .meta({ id: 'CreditableTax' }),
    ),
  })
  .meta({ id: 'Creditable', description: 'In dollars.' });
export type CreditableAnswer = z.output<typeof CreditableAnswer>;
