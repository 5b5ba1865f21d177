import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const KEEPS_NO_ANSWER = Symbol('keeps no answer');
/** Marks the route in the API document. */
export const SECRET_ANSWER = 'x-secret-answer';

/** The route's answer is secret: it is not stored, and a repeat runs again. */
export const KeepsNoAnswer = () =>
  applyDecorators(SetMetadata(KEEPS_NO_ANSWER, true), ApiExtension(SECRET_ANSWER, true));

export const OWN_REPEATS = Symbol('own repeats');

/** A repeat runs again: its work must not run inside one transaction, or must stay stored if the request fails. */
export const KnowsRepeats = () => SetMetadata(OWN_REPEATS, true);
