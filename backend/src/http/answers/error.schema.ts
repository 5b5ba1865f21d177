import { z } from 'zod';

const params = () => z.record(z.string(), z.union([z.string(), z.number()])).optional();

export const ErrorAnswer = z
  .object({
    statusCode: z.int(),
    code: z.string().meta({ description: 'Stable, for programs.', example: 'not_found' }),
    message: z.string().describe('One sentence fit to show to a person.'),
    params: params().describe('Parameters of the code’s sentence.'),
    details: z
      .array(
        z.object({
          field: z.string(),
          code: z.string().meta({ description: 'Stable, for programs.', example: 'too_long' }),
          params: params(),
          message: z.string(),
        }),
      )
      .optional(),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('With 412: the record as it is now.'),
    requestId: z.string(),
  })
  .meta({ id: 'Error', description: 'The shape of every error.' });
