import { Param } from '@nestjs/common';
import { pathId } from './fields';

/** The parameter of the path that holds a record's id. */
export const PathId = (name = 'id') => Param(name, { schema: pathId });
