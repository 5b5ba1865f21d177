import { z } from 'zod';
import { recordId } from '../../../http/answers/answer-fields';

export const ColleagueAnswer = z
  .object({ id: recordId(), name: z.string() })
  .meta({ id: 'Colleague', description: 'An active user of the office.' });
export type ColleagueAnswer = z.output<typeof ColleagueAnswer>;
