import { mentionedIn } from './mentions';

const ANNE = { id: 1, name: 'Anne Roy' };
const ANNE_MARIE = { id: 2, name: 'Anne Roy-Dubé' };
const OTHER_ANNE = { id: 3, name: 'Anne Roy' };
const ZOE = { id: 4, name: 'Zoé' };
const ALL = [ANNE, ANNE_MARIE, OTHER_ANNE, ZOE];
const ids = (text: string, people = ALL) => mentionedIn(text, people).map(({ id }) => id);

test.each([
  ['@Zoé please call', [4]],
  ['ask @zoe, and @ZOE again', [4]],
  ['see @Anne Roy-Dubé', [2]],
  ['see @anne roy.', [1, 3]],
  ['no one here', []],
  ['write to info@zoe.example', []],
  ['@Zoénou', []],
  ['@', []],
])('%s', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});

test('a person without a name is never mentioned', () => {
  expect(ids('@ @', [{ id: 9, name: ' ' }])).toEqual([]);
});
