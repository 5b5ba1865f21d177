import { errorDetail, FIELD_PROBLEMS, isFieldProblemCode } from './field-problems';

test.each(Object.entries(FIELD_PROBLEMS))(
  '%s is named for machines and worded for people',
  (code, text) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(text).toMatch(/^[A-Za-z].*[^ ]$/);
  },
);

test('a detail has field, code, parameters and message', () => {
  expect(errorDetail('limit', 'out_of_range', { min: 1, max: 200 })).toEqual({
    field: 'limit',
    code: 'out_of_range',
    params: { min: 1, max: 200 },
    message: 'must be from 1 to 200',
  });
  expect(errorDetail('year', 'not_whole_number')).toEqual({
    field: 'year',
    code: 'not_whole_number',
    message: 'must be a whole number',
  });
});

test('the messages are those of the specification', () => {
  expect(FIELD_PROBLEMS).toMatchObject({
    name_required: 'Name is required',
    contact_email: 'Must be a valid email address',
    account_email: 'Please enter a valid email address',
    new_password: 'Password is required and must be at least {min} characters for new users',
  });
});

test('isFieldProblemCode', () => {
  expect(['too_long', 'toString', '', 7].map(isFieldProblemCode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
