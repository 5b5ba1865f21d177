import { z } from 'zod';

export const ErrorAnswer = z
  .object({
    statusCode: z.int(),
    code: z.string().meta({ description: 'Stable, for programs.', example: 'not_found' }),
    message: z.string().meta({ description: 'One sentence fit to show to a person.' }),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'With 412: the record as it is now.' }),
    requestId: z.string(),
  })
  .meta({ id: 'Error', description: 'What every error looks like.' });
