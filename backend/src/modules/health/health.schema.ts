import { z } from 'zod';

export const HealthAnswer = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
