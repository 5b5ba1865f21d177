import { ERRORS } from '@dispatch/domain/errors';
import { FIELD_PROBLEMS } from '@dispatch/domain/field-problems';
import english from './en-CA/errors.json';
import french from './fr-CA/errors.json';

const FORMS = /_(one|many|other)$/;
const sentences = Object.entries(ERRORS).map(([code, { message }]) => [code, message] as const);
const fieldSentences = Object.entries(FIELD_PROBLEMS);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesIn = (text: string, hole: RegExp) =>
  sorted([...text.matchAll(hole)].map(([, name = '']) => name));
const holesIn = (text: string) => namesIn(text, /\{\{(\w+)\}\}/g);
const holesOf = (sentence: string) => namesIn(sentence, /\{(\w+)\}/g);

describe.each([
  ['English', english],
  ['French', french],
])('in %s', (_name, { field, ...texts }) => {
  test('every error that the server can answer is said, with its facts', () => {
    const said = Object.entries(texts).map(
      ([key, text]) => [key.replace(FORMS, ''), text] as const,
    );
    expect(sorted(said.map(([code]) => code))).toEqual(sorted(Object.keys(ERRORS)));
    const holes = new Map(sentences.map(([code, message]) => [code, holesOf(message)]));
    for (const [code, text] of said) expect([code, holesIn(text)]).toEqual([code, holes.get(code)]);
  });

  test('everything that can be wrong with a field is said, with its facts', () => {
    const said = new Map(Object.entries(field));
    expect(sorted(said.keys())).toEqual(sorted(Object.keys(FIELD_PROBLEMS)));
    for (const [code, message] of fieldSentences)
      expect([code, holesIn(said.get(code) ?? '')]).toEqual([code, holesOf(message)]);
  });
});

test('the English texts about fields are the words of the server', () => {
  const asText = (message: string) => message.replace(/\{(\w+)\}/g, '{{$1}}');
  const wanted = fieldSentences.map(([code, message]) => [code, asText(message)]);
  expect(Object.entries(english.field)).toEqual(wanted);
});
