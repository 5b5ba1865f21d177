import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const KEEPS_NO_ANSWER = Symbol('keeps no answer');
/** Says the same in the API document. */
export const SECRET_ANSWER = 'x-secret-answer';

/** What the route answers is secret: it is never stored, and a repeat is a request of its own. */
export const KeepsNoAnswer = () =>
  applyDecorators(SetMetadata(KEEPS_NO_ANSWER, true), ApiExtension(SECRET_ANSWER, true));

export const OWN_REPEATS = Symbol('own repeats');

/** The route knows repeats of a request by itself: its work is longer than a transaction may be. */
export const KnowsRepeats = () => SetMetadata(OWN_REPEATS, true);
