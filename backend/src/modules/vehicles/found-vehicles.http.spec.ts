import { matchesWords } from '@dispatch/domain/text/search-words';
import { optionalSortKey } from '@dispatch/domain/text/sort-key';
import { type Caller, describeHttpOnEachDatabase } from '../../../test/http';
import { walkPages } from '../../../test/pages';
import { IS_FULL_TIER } from '../../../test/tier';
import { Vehicle } from '../../database/schema/entities/vehicle';
import { VEHICLE_WORDS } from '../../search/word-indexes';
import { SeededRandom } from '../../demo/seeded-random';
import { vehicleWords } from './vehicle.repository';

/** More than the first search step covers on either engine. */
const VEHICLES = 4_200;
/** The older vehicles, whose ids are so far apart that the index is read in parts first. */
const SPREAD = 900;
const APART = 200;
const idOf = (nth: number) => (nth <= SPREAD ? nth * APART : SPREAD * APART + nth - SPREAD);
const AT_ONCE = 300;
const PAGE = IS_FULL_TIER ? 180 : 450;
/** At most this many matches are sorted in another order. */
const MOST_SORTED = 1_000;
/** Identical except for the PO number, and more than one search step covers. */
const ALIKE = 200;
const AT = new Date('2026-03-01T12:00:00.000Z');

/** The first words are frequent, the last ones rare; many have the same beginning. */
const VOCABULARY = [
  ...['montreal', 'ford', 'station', 'fordson', 'montroyal', 'stationary', '3', 'élan', 'mo'],
  ...['20', 'montrealais', 'фура', 'fo', 'st', 'elantra', 'montre', 'stat', 'zz'],
];
const SEARCHES = [
  ...['mo', 'montreal', 'montr', 'montro', 'montrealais', 'stationary', 'elan', 'фура', 'фу', 'zz'],
  ...['ford 3', '3 4', 'montroyal stat', 'ford montreal 20', 'stationary zz', 'po1', 'po17 fo'],
  ...['nowhere', 'montrealx', 'ford', 'station'],
  ...['ford 5001', '5012 montreal 20', '5001 50012', '5004 zz'],
];

type Stored = Vehicle & { readonly text: string };

describeHttpOnEachDatabase('Vehicles found by words', (api) => {
  const random = new SeededRandom(20_261_122);
  const vehicles: Stored[] = [];
  let admin: Caller;

  const word = () => VOCABULARY[Math.floor(VOCABULARY.length * random.next() ** 2)] ?? 'mo';
  const maybe = <T>(value: T) => (random.next() < 0.1 ? null : value);

  function described(nth: number): Stored {
    const isAlike = nth > VEHICLES - ALIKE;
    const facts = {
      year: isAlike ? 2020 : maybe(2000 + Math.floor(random.next() * 25)),
      make: isAlike ? 'Ford' : maybe(word()),
      model: isAlike ? 'Station' : maybe(random.next() < 0.1 ? 'TBD' : `${word()} ${word()}`),
      vinLast8: null,
      vin: null,
      poNumber: `PO${String(nth)}-${String(50_000_000 + nth * 100)}`,
    };
    return {
      ...facts,
      id: idOf(nth),
      makeSort: optionalSortKey(facts.make),
      ...{ version: 1, createdAt: AT, updatedAt: AT },
      text: vehicleWords(facts),
    };
  }

  beforeAll(async () => {
    admin = await api().as('admin');
    for (let first = 1; first <= VEHICLES; first += AT_ONCE) {
      const part = Array.from({ length: AT_ONCE }, (_, index) => described(first + index));
      vehicles.push(...part);
      await api().transactions.run(async (tx) => {
        await tx.manager.insert(
          Vehicle,
          part.map(({ text: _, ...row }) => row),
        );
        await VEHICLE_WORDS[tx.engine].save(tx, part);
      });
    }
    vehicles.reverse();
  });

  const having = (q: string) => vehicles.filter(({ text }) => matchesWords(text, q.split(' ')));
  const idsOf = (records: readonly unknown[]) => (records as { id: number }[]).map(({ id }) => id);
  const searching = (q: string) => `q=${encodeURIComponent(q)}`;

  const walked = (address: string) => walkPages(admin, address);

  it.each(SEARCHES)('have the words and are listed newest first, page by page: %s', async (q) => {
    const ids = idsOf(having(q));
    const all = { ids, total: ids.length, isLeast: false };
    expect(await walked(`/api/vehicles?limit=${PAGE}&${searching(q)}`)).toEqual(all);
    expect(idsOf((await admin.get(`/api/vehicles?${searching(q)}`)).body)).toEqual(ids);
  });

  it.each(['mo', 'zz', 'montrealais', 'ford montreal 20'])(
    'are counted beyond the last page as well: %s',
    async (q) => {
      const answer = await admin.get(`/api/vehicles?limit=5&offset=4500&${searching(q)}`);
      expect(answer.body).toEqual([]);
      expect(answer.headers.get('x-total-count')).toBe(String(having(q).length));
    },
  );

  const byKey = (key: 'makeSort' | 'year', direction: number) => (one: Stored, other: Stored) =>
    direction * (compared(one[key], other[key]) || one.id - other.id);

  it.each([
    ['make', byKey('makeSort', 1)],
    ['make&order=desc', byKey('makeSort', -1)],
    ['year', byKey('year', 1)],
    ['year&order=desc', byKey('year', -1)],
    ['createdAt', (one: Stored, other: Stored) => one.id - other.id],
    ['createdAt&order=desc', (one: Stored, other: Stored) => other.id - one.id],
  ])('are sorted, those of which it is not known at one end: %s', async (sort, order) => {
    const address = `/api/vehicles?limit=${PAGE}&sort=${sort}`;
    expect((await walked(address)).ids).toEqual(idsOf(vehicles.toSorted(order)));
    const isNewestFirst = sort === 'createdAt&order=desc';
    for (const q of ['mo', 'zz', 'ford station']) {
      const found = having(q);
      const newest = isNewestFirst ? found : found.slice(0, MOST_SORTED);
      expect(await walked(`${address}&${searching(q)}`)).toEqual({
        ids: idsOf(newest.toSorted(order)),
        total: newest.length,
        isLeast: found.length > newest.length,
      });
    }
  });

  it.each(SEARCHES)('are suggested once for identical ones, as the newest: %s', async (q) => {
    const known = having(q).filter(
      ({ make, model }) => make !== null || (model !== null && model !== 'TBD'),
    );
    const kinds = new Map<string, number>();
    for (const { id, year, make, model } of known) {
      const kind = JSON.stringify([year, make, model]);
      if (!kinds.has(kind)) kinds.set(kind, id);
    }
    const answer = await admin.get(`/api/vehicles/search?${searching(q)}`);
    expect(idsOf(answer.body)).toEqual([...kinds.values()].slice(0, 10));
  });
});

/** Null sorts first. */
function compared(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  if (one === null) return -1;
  return other === null || one > other ? 1 : -1;
}
