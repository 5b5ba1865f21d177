import { matchesWords, searchQuery, searchText } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import type { AddressSuggestion } from './address.schema';
import { CANADIAN_PLACES } from './canadian-places';
import { UsedAddressQueries } from './used-address.queries';

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
