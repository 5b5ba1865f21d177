import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, recordId } from '../../../http/answers/answer-fields';
import { requiredText } from '../../../http/input/fields';
import { ColleagueAnswer } from '../colleagues/colleague.schema';

export const CommentAnswer = z
  .object({
    id: recordId(),
    author: ColleagueAnswer.describe('With the person’s name at that time.'),
    text: z.string(),
    mentions: z.array(ColleagueAnswer).describe('The active users that the text names as `@Name`.'),
    createdAt: instant(),
  })
  .meta({
    id: 'JobComment',
    description: 'A comment of the office: drivers, customers and tracking links never show it.',
  });
export type CommentAnswer = z.output<typeof CommentAnswer>;

export const NewCommentBody = z
  .strictObject({ text: requiredText(TEXT_MAX.comment, 'required', { multiline: true }) })
  .meta({
    id: 'NewJobComment',
    description: '`@Name` mentions an active user of the office, who gets a notice.',
    example: { text: '@Louise Tremblay, the yard closes at noon on Friday.' },
  });
