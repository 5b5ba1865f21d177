import { ERRORS } from '@dispatch/domain/errors';
import french from './fr-CA/errors.json';

test('every error of the catalogue can be said in French', () => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(ERRORS).sort());
});
