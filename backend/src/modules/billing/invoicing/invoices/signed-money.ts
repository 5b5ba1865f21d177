import { toCents } from '@dispatch/domain/text/money';
import { z } from 'zod';
import { says } from '../../../../http/input/problems';

/** Dollars with at most two decimals in JSON, including negative amounts; integer cents after parsing. */
export const signedMoney = () =>
  z
    .number(says('not_number'))
    .transform((dollars, context) => {
      try {
        return Math.sign(dollars) * toCents(Math.abs(dollars));
      } catch {
        context.addIssue({ code: 'custom', message: says('not_money') });
        return z.NEVER;
      }
    })
    .meta({ minimum: -9_999_999.99, maximum: 9_999_999.99, example: -125.5 });
