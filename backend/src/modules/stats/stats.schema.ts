import { z } from 'zod';

export const StatsAnswer = z
  .object({
    pending: z.int(),
    inTransit: z.int(),
    completedToday: z.int().meta({ description: 'Today as clocks show it where the company is.' }),
    activeDrivers: z.int().meta({ description: 'Drivers with an active account, not off duty.' }),
  })
  .meta({ id: 'Stats', description: 'The cards of the dashboard.' });
export type StatsAnswer = z.output<typeof StatsAnswer>;
