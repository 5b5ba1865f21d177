import { PHOTO_PLACES, REPORT_STAGES } from '@dispatch/domain/report/photo';
import { z } from 'zod';
import { instant, recordId } from '../../../http/answers/answer-fields';
import { oneOf, requiredInstant, sha256, uuid } from '../../../http/input/fields';

export const NewPhotoQuery = z.strictObject({
  clientId: uuid().meta({
    description: 'Made by the sender, once for each photo: a repeat with it is taken once.',
    example: '0f8c7c1e-6c1b-4a57-9b0e-3f5a1c2d4e6f',
  }),
  sha256: sha256().describe('Of the content, in hexadecimal.'),
  stage: oneOf(REPORT_STAGES),
  place: oneOf(PHOTO_PLACES).describe('What the photo shows.'),
  takenAt: requiredInstant().describe("By the sender's clock."),
  sentAt: requiredInstant().describe(
    "By the sender's clock: tells how far that is from the server's.",
  ),
});

export const PhotoAnswer = z
  .object({
    id: recordId(),
    clientId: z.string(),
    unitId: recordId(),
    stage: z.enum(REPORT_STAGES),
    place: z.enum(PHOTO_PLACES),
    takenAt: instant().describe("By the server's clock."),
    takenBy: z.string().describe('Name at that time of the person who took it.'),
    width: z.int().meta({ example: 1600 }),
    height: z.int().meta({ example: 1200 }),
  })
  .meta({ id: 'Photo', description: 'A photo of a unit.' });
export type PhotoAnswer = z.output<typeof PhotoAnswer>;
