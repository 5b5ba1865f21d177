import { AppError } from '@dispatch/domain/errors';
import { failureOf, isDeadConnection, isFromServer } from './failure';

const duplicate = (text: string) => ({
  ...{ errno: 1062, code: 'ER_DUP_ENTRY', message: `Duplicate entry '${text}' for key 'nameKey'` },
});

test.each(['EPIPE Towing', 'Not open on Sundays', 'closed state', 'ECONNRESET'])(
  'what a person wrote says nothing of the connection: %s',
  (text) => {
    expect(failureOf(duplicate(text))).toBe('statement');
    expect(isDeadConnection(duplicate(text))).toBe(false);
  },
);

test.each([
  { message: "Can't add new command when connection is in closed state" },
  { errno: -104, code: 'ECONNRESET', message: 'read ECONNRESET' },
  { errno: 2013, code: 'PROTOCOL_CONNECTION_LOST', message: 'Connection lost' },
  {
    code: 'PROTOCOL_CONNECTION_LOST',
    message: 'Connection lost: The server closed the connection.',
  },
])('recognises a closed connection: %j', (error) => {
  expect(failureOf(error)).toBe('lost');
  expect(isDeadConnection(error)).toBe(true);
});

test.each([
  [{ errno: 1040, code: 'ER_CON_COUNT_ERROR', message: 'Too many connections' }, true],
  [{ errno: -111, code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:3306' }, false],
  [{ errno: 2013, code: 'PROTOCOL_CONNECTION_LOST', message: 'Connection lost' }, false],
])('distinguishes the answer of a server from its absence: %j', (error, isAnswer) => {
  expect(failureOf(error)).toBe('lost');
  expect(isFromServer(error)).toBe(isAnswer);
});

test('a refusal by the product never counts as a lost connection', () => {
  expect(failureOf(new AppError('write_off_refused'))).toBe('statement');
  expect(failureOf(new AppError('already_invoiced', { job: 'closed state', invoice: 1 }))).toBe(
    'statement',
  );
});
