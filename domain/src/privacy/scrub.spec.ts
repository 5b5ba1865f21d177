import { Mentions } from './mentions';
import { type PersonalColumns, scrubbed } from './scrub';

const MENTIONS = new Mentions({
  names: ['Zoé Tremblay'],
  emails: ['zoe@example.com'],
  phones: ['416 555-0123'],
  addresses: ['12 Maple St'],
});
const PERSON = { name: 'Erased person 17', userId: 5, mentions: MENTIONS };
const COLUMNS: PersonalColumns = {
  names: { byName: 'byId', contactName: null },
  contacts: ['email', 'phone'],
  addresses: ['address'],
  texts: ['note'],
  titles: { title: 'titleKey' },
  facts: ['before'],
  words: ['words'],
  queries: ['query'],
  plain: ['status'],
};

test.each([
  [{ byName: 'As called then', byId: 5 }, { byName: 'Erased person 17' }],
  // Another person of the same name.
  [{ byName: 'Zoé Tremblay', byId: 6 }, null],
  [{ byName: 'Zoé Tremblay', byId: null }, { byName: 'Erased person 17' }],
  [{ byName: 'Erased person 17', byId: 5 }, null],
  [{ byName: null, byId: 5 }, null],
  [{ contactName: 'ZOE TREMBLAY' }, { contactName: 'Erased person 17' }],
  [
    { id: 3, title: 'Jobs of Zoé Tremblay', titleKey: 'jobs of zoe tremblay' },
    { title: 'Erased person 17 (3)', titleKey: 'erased person 17 (3)' },
  ],
  [{ address: '12 Maple St, dock 4' }, { address: null }],
  [{ note: 'Leave it at 12 Maple St.' }, { note: 'Erased person 17' }],
  [
    { email: 'zoe@example.com', phone: '+14165550123' },
    { email: null, phone: null },
  ],
  [{ email: 'max@example.com', phone: '+14165550124' }, null],
  [{ address: '12 MAPLE ST' }, { address: null }],
  [{ note: 'Ask for Zoé Tremblay' }, { note: 'Erased person 17' }],
  [{ note: 'Gate 3', status: 'Zoé Tremblay' }, null],
  [
    { before: '{"name":"Zoé Tremblay","n":1,"in":["zoe@example.com"]}' },
    { before: '{"name":"Erased person 17","n":1,"in":["Erased person 17"]}' },
  ],
  [{ before: '{"name": "Max"}' }, null],
  [{ query: 'q=Zo%C3%A9%20Tremblay&status=in-transit' }, { query: 'status=in-transit' }],
  [{ query: 'q=zoe+tremblay' }, { query: '' }],
  [{ query: 'q=Max%20Roy&status=in-transit' }, null],
  [{ words: 'job zoe tremblay' }, { words: 'job' }],
])('%j becomes %j', (row, patch) => {
  expect(scrubbed(COLUMNS, row, false, PERSON)).toEqual(patch);
});
