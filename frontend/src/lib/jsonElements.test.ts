import fc from 'fast-check';
import { makeElementReader } from './jsonElements';

const objects = fc.array(
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })).map((value) => ({ ...value })),
  { maxLength: 20 },
);

test('finds the same objects wherever the text is cut', () => {
  fc.assert(
    fc.property(objects, fc.array(fc.nat(), { maxLength: 30 }), (items, cuts) => {
      const text = JSON.stringify(items);
      const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
      const edges = places.sort((a, b) => a - b);
      const reader = makeElementReader();
      const found = edges.flatMap((edge, index) => [
        ...reader.add(text.slice(edge, edges[index + 1] ?? edge)),
      ]);
      reader.end();
      expect(found).toEqual(JSON.parse(text));
    }),
  );
});

test.each(['', '[', '[{"a":1}', '[{"a":"]"'])('an answer that was cut off at %j fails', (text) => {
  const reader = makeElementReader();
  for (const element of reader.add(text)) expect(element).toEqual({ a: 1 });
  expect(() => reader.end()).toThrow(SyntaxError);
});
