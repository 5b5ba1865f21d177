import { MAX_TEMPLATES, SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../http/answers/answer-fields';
import { paging, queryText, requiredText } from '../../../http/input/fields';
import { TemplateJobAnswer, TemplateJobBody } from './template-job.schema';

export const JobTemplateAnswer = z
  .object({
    id: recordId(),
    name: z.string().meta({ example: 'Oshawa plant to Montréal' }),
    customerName: maybe(z.string()).describe(
      'Null where none is named, or the customer was deleted.',
    ),
    job: TemplateJobAnswer,
    usedBy: z.int().describe('Recurring jobs that are made from it.'),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({
    id: 'JobTemplate',
    description: `A job under a name, for the whole company; at most ${String(MAX_TEMPLATES)}.`,
  });
export type JobTemplateAnswer = z.output<typeof JobTemplateAnswer>;

export const JobTemplatesQuery = z.strictObject({ ...paging(), q: queryText().optional() });

const name = () => requiredText(SERIES_NAME_MAX, 'name_required');
const EXAMPLE = { pickupCity: 'Oshawa', dropoffCity: 'Montréal', vehicleUnitsData: [] };

export const NewJobTemplateBody = z
  .strictObject({ name: name(), job: TemplateJobBody })
  .meta({ id: 'NewJobTemplate', example: { name: 'Oshawa plant to Montréal', job: EXAMPLE } });

export const JobTemplateChangesBody = z
  .strictObject({ name: name().optional(), job: TemplateJobBody.optional() })
  .meta({
    id: 'JobTemplateChanges',
    description: 'Only the sent fields change; a job is written as a whole.',
    example: { name: 'Oshawa plant to Laval' },
  });
