import { matchesWords } from '@dispatch/domain/text/search-words';
import { sortKey } from '@dispatch/domain/text/sort-key';
import { type Caller, describeHttpOnEachDatabase } from '../../../test/http';
import { walkPages } from '../../../test/pages';
import { IS_FULL_TIER } from '../../../test/tier';
import { countOfCustomers } from '../../totals/customer-totals';
import { Customer } from '../../database/schema/entities/customer';
import { CUSTOMER_WORDS } from '../../search/word-indexes';
import { SeededRandom } from '../../demo/seeded-random';
import { customerWords } from './customer.repository';

/** More customers than are tested without the word index. */
const CUSTOMERS = 2_300;
const ALIKE = 400;
const AT_ONCE = 100;
const PAGE = IS_FULL_TIER ? 40 : 200;
const AT = new Date('2026-03-01T12:00:00.000Z');

/** Ordered from frequent to rare words. */
const VOCABULARY = [
  ...['motors', 'auto', 'élan', 'fleet', 'motorway', 'depot', 'zeta', 'фура', 'automne', 'zz'],
];
const SEARCHES = [
  ...['mo', 'motors', 'motorw', 'auto', 'elan', 'zeta', 'фу', 'zz', 'nowhere', 'maple', 'tbd'],
  ...[
    'maple omega',
    'abba',
    'maple zz',
    'motors auto',
    'auto motors',
    'laval',
    'laval mo',
    'zz 1',
    '12',
  ],
];

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly status: 'active' | 'inactive';
}

describeHttpOnEachDatabase('Customers found by words', (api) => {
  const random = new SeededRandom(20_261_123);
  let customers: Stored[] = [];
  let admin: Caller;

  const word = () => VOCABULARY[Math.floor(VOCABULARY.length * random.next() ** 2)] ?? 'auto';

  function nameOf(nth: number): string {
    if (nth === 1_000) return 'TBD';
    if (nth <= 20) return `Acme Abba Maple Omega ${String(nth)}`;
    if (nth <= 32) return `Maple Zulu Omega ${String(nth)}`;
    if (nth === 33) return 'Abba Abba';
    return `${nth <= ALIKE ? 'Maple ' : ''}${word()} ${word()} ${String(nth)}`;
  }

  beforeAll(async () => {
    admin = await api().as('admin');
    for (let first = 1; first <= CUSTOMERS; first += AT_ONCE)
      await api().transactions.run(async (tx) => {
        const part = Array.from({ length: AT_ONCE }, (_, index) => {
          const nth = first + index;
          const fields = {
            name: nameOf(nth),
            ...{ contactName: random.next() < 0.2 ? word() : null, email: null, phone: null },
            ...{ address: null, city: random.next() < 0.3 ? 'Laval' : null },
            ...{ province: null, postalCode: null },
          };
          const status = random.next() < 0.8 ? ('active' as const) : ('inactive' as const);
          return { id: nth, status, ...fields, text: customerWords(fields) };
        });
        await tx.manager.insert(
          Customer,
          part.map(({ text: _, ...fields }) => ({
            ...fields,
            ...{ nameKey: fields.name.toLowerCase(), nameSort: sortKey(fields.name) },
            ...{ version: 1, createdAt: AT, updatedAt: AT, deletedAt: null },
          })),
        );
        await CUSTOMER_WORDS[tx.engine].save(tx, part);
        customers.push(...part);
      });
    await api().transactions.run((tx) => countOfCustomers((sql) => tx.manager.query(sql)));
    customers = customers.sort(byName);
  });

  const found = (q: string) =>
    customers.filter(({ text }) => matchesWords(text, sortKey(q).split(' ')));

  const walked = (address: string) => walkPages(admin, address);

  it.each(SEARCHES)('contain the words, page by page: %s', async (q) => {
    for (const [query, is, order] of [
      ['', () => true, byName],
      ['&status=inactive', ({ status }: Stored) => status === 'inactive', byName],
      ['&sort=lastJobDate&order=desc', () => true, newestFirst],
    ] as const) {
      const expected = found(q).filter(is).sort(order);
      expect(
        await walked(`/api/customers?q=${encodeURIComponent(q)}&limit=${PAGE}${query}`),
      ).toEqual({
        ids: expected.map(({ id }) => id),
        total: expected.length,
        isLeast: false,
      });
    }
  });

  it.each(SEARCHES)('are suggested by name first: %s', async (q) => {
    const first = sortKey(q).split(' ')[0] ?? '';
    const place = ({ name }: Stored) => {
      const text = sortKey(name);
      if (text.startsWith(first)) return 0;
      return text.includes(` ${first}`) ? 1 : 2;
    };
    const expected = found(q)
      .filter(({ name }) => name !== 'TBD')
      .sort((one, other) => place(one) - place(other) || byName(one, other))
      .slice(0, 10);
    const answer = await admin.get(`/api/customers/search?q=${encodeURIComponent(q)}`);
    expect((answer.body as { id: number }[]).map(({ id }) => id)).toEqual(
      expected.map(({ id }) => id),
    );
  });
});

function byName(one: Stored, other: Stored): number {
  const [first, second] = [sortKey(one.name), sortKey(other.name)];
  if (first !== second) return first < second ? -1 : 1;
  return one.id - other.id;
}

function newestFirst(one: Stored, other: Stored): number {
  return other.id - one.id;
}
