import { z } from 'zod';
import { ErrorAnswer } from '../../../http/answers/error.schema';

export const HealthAnswer = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

const State = z.enum(['up', 'down']);

const dependencies = z
  .object({
    database: State,
    redis: State.nullable().describe('Null for a server without Redis.'),
    storage: State.describe('Of uploaded files; looked at every half minute.'),
    backup: State.nullable().describe(
      'Down when the newest nightly backup is older than 26 hours. Null for a server that takes none.',
    ),
  })
  .describe('The services that the server needs, as of their last check.');

export const ReadinessAnswer = z
  .object({ status: z.literal('ok'), dependencies })
  .meta({ id: 'Readiness' });

export const NotReadyAnswer = ErrorAnswer.extend({ dependencies }).meta({ id: 'NotReady' });
