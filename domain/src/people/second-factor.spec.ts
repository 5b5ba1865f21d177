import {
  readAppCode,
  readRecoveryCode,
  RECOVERY_CODE_BYTES,
  recoveryCodeOf,
} from './second-factor';

const bytes = (value: number, length = RECOVERY_CODE_BYTES) => new Uint8Array(length).fill(value);

test('a recovery code has sixteen letters in groups of four', () => {
  expect(recoveryCodeOf(bytes(0))).toBe('AAAA-AAAA-AAAA-AAAA');
  expect(recoveryCodeOf(bytes(30))).toBe('9999-9999-9999-9999');
  expect(recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe(
    'ABCD-EFGH-JKMN-PQRS',
  );
});

test('bytes that would favour the first letters are passed over', () => {
  expect(recoveryCodeOf(bytes(247))).toBe('9999-9999-9999-9999');
  expect(recoveryCodeOf(bytes(248))).toBeNull();
  expect(recoveryCodeOf(bytes(0, 15))).toBeNull();
});

test.each([
  ['ABCD-EFGH-JKMN-PQRS', 'ABCD-EFGH-JKMN-PQRS'],
  [' abcdefgh jkmn-pqrs ', 'ABCD-EFGH-JKMN-PQRS'],
  ['ABCD-EFGH-JKMN-PQR', null],
  ['ABCD-EFGH-JKMN-PQRSS', null],
  ['0BCD-EFGH-JKMN-PQRS', null],
  ['123456', null],
  ['', null],
])('the recovery code %j is read as %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['١٢٣٤٥٦', null],
  ['ABCD-EFGH-JKMN-PQRS', null],
])('the code %j of an app is read as %j', (typed, code) => {
  expect(readAppCode(typed)).toBe(code);
});
