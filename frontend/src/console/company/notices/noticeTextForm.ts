import {
  BODY_MAX,
  noticeTextProblem,
  SUBJECT_MAX,
} from '@dispatch/domain/customer-notices/notice-text';
import type { NoticeText } from '../../../api/telling';
import * as z from '../../../lib/schema';

const words = (max: number, isMultiLine: boolean) =>
  z
    .text(max, {}, isMultiLine)
    .refine((value) => value.trim() !== '', 'telling:text.required')
    .refine(
      (value) => noticeTextProblem(value) !== 'unknown_placeholder',
      'errors:field.unknown_placeholder',
    )
    .refine((value) => noticeTextProblem(value) !== 'foreign_link', 'errors:field.foreign_link');

export const noticeTextSchema = z.object({
  subject: words(SUBJECT_MAX, false),
  body: words(BODY_MAX, true),
});
export type NoticeTextValues = z.infer<typeof noticeTextSchema>;

export function toValues({ subject, body }: NoticeText): NoticeTextValues {
  return { subject, body };
}

export function toPayload({ subject, body }: NoticeTextValues): NoticeTextValues {
  return { subject: subject.trim(), body: body.trim() };
}
