import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import * as z from '../../lib/schema';

export const templateNameSchema = z.object({
  name: z.text(SERIES_NAME_MAX).refine((text) => text.trim() !== '', 'recurring:errors.name'),
});

export type TemplateName = z.infer<typeof templateNameSchema>;
