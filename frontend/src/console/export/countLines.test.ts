import { lineCounter } from './countLines';

const bytes = (text: string) => new TextEncoder().encode(text);

test('counts lines across pieces, except breaks inside quotes', () => {
  const count = lineCounter();
  expect(count(bytes('Job,Notes\r\n'))).toBe(1);
  expect(count(bytes('1,"Say ""hello""\r\nthen'))).toBe(1);
  expect(count(bytes(' wait\n"\r\n2,é\r'))).toBe(2);
  expect(count(bytes('\n'))).toBe(3);
});
