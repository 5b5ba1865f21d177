import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { dto } from '../../../http/input/dto';
import { oneOf } from '../../../http/input/fields';

const ArchiveQuery = z.strictObject({
  language: oneOf(LANGUAGES)
    .optional()
    .describe("Of the names of folders and files; the caller's own unless given."),
});

export class ArchiveQueryDto extends dto(ArchiveQuery) {}
