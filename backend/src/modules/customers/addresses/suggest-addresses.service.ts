import type { ProvinceCode } from '@dispatch/domain/places/province';
import { matchesWords, searchQuery, searchText } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressSuggestion } from './address.schema';
import { UsedAddressQueries } from './used-address.queries';

interface CanadianPlace {
  readonly city: string;
  readonly province: ProvinceCode;
}

/** The file names its source and licence. */
const FILE = join(__dirname, 'canadian-places.json');

interface PlacesFile {
  readonly places: Readonly<Record<ProvinceCode, readonly string[]>>;
}

/** Places in Canada, larger ones first. */
export const CANADIAN_PLACES: readonly CanadianPlace[] = bySize();

function bySize(): CanadianPlace[] {
  const { places } = JSON.parse(readFileSync(FILE, 'utf8')) as PlacesFile; // our own file
  const ranked = Object.entries(places).flatMap(([province, cities]) =>
    cities.map((city, rank) => ({
      city,
      province: province as ProvinceCode, // the keys of the file
      rank,
    })),
  );
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.map(({ city, province }) => ({ city, province }));
}

const MOST = 8;

interface Known {
  readonly suggestion: AddressSuggestion;
  readonly city: string;
  /** The folded words to match against. */
  readonly text: string;
}

const PLACES: readonly Known[] = CANADIAN_PLACES.map(({ city, province }) => ({
  suggestion: { address: '', city, province, postalCode: '', country: 'Canada' },
  city: searchText([city]),
  text: searchText([city, province]),
}));

/** Completes an address from addresses the company has used and from Canadian places. */
@Injectable()
export class SuggestAddressesService {
  constructor(private readonly used: UsedAddressQueries) {}

  /** At most eight: used addresses by frequency, then places. Empty for fewer than two characters. */
  async suggest(query: string): Promise<AddressSuggestion[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const used = await this.used.mostUsed(typed, MOST);
    return [...used, ...placesOf(typed)].slice(0, MOST);
  }
}

/** The first word must match a name, not a province code; names that begin with it come first. */
function placesOf(typed: readonly string[]): AddressSuggestion[] {
  const [first = ''] = typed;
  const found = PLACES.filter(
    ({ city, text }) => matchesWords(city, [first]) && matchesWords(text, typed),
  );
  const leading = found.filter(({ city }) => city.startsWith(first));
  const others = found.filter(({ city }) => !city.startsWith(first));
  return [...leading, ...others].map(({ suggestion }) => suggestion);
}
