import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { z } from 'zod';
import { oneOf } from '../../../http/input/fields';

const BILL_LANGUAGES = ['en', 'fr', 'both'] as const;

export const BillQuery = z.strictObject({
  stage: oneOf(REPORT_STAGES).default('pickup').describe('Whose photos are annexed.'),
  language: oneOf(BILL_LANGUAGES)
    .default('both')
    .describe('`both` says every label in English and in French beside each other.'),
});
export const ClaimQuery = BillQuery.pick({ language: true });
export type BillLanguage = (typeof BILL_LANGUAGES)[number];
