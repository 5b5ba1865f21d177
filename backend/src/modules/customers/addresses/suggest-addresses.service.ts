import { matchesWords, searchQuery, searchText } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import type { AddressSuggestion } from './address.schema';
import { CANADIAN_PLACES } from './canadian-places';
import { UsedAddressQueries } from './used-address.queries';

const MOST = 8;

interface Known {
  readonly suggestion: AddressSuggestion;
  readonly city: string;
  /** Folded words that it is found by. */
  readonly text: string;
}

const PLACES: readonly Known[] = CANADIAN_PLACES.map(({ city, province }) => ({
  suggestion: { address: '', city, province, postalCode: '', country: 'Canada' },
  city: searchText([city]),
  text: searchText([city, province]),
}));

/** Completes an address from what the company used before and from the map of Canada. */
@Injectable()
export class SuggestAddressesService {
  constructor(private readonly used: UsedAddressQueries) {}

  /** At most eight, the ones used most first, then places; none for fewer than two characters. */
  async suggest(query: string): Promise<AddressSuggestion[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const used = await this.used.mostUsed(typed, MOST);
    return [...used, ...placesOf(typed)].slice(0, MOST);
  }
}

/** The first word is part of a name, not of a province's code; names that begin with it come first. */
function placesOf(typed: readonly string[]): AddressSuggestion[] {
  const [first = ''] = typed;
  const found = PLACES.filter(
    ({ city, text }) => matchesWords(city, [first]) && matchesWords(text, typed),
  );
  const leading = found.filter(({ city }) => city.startsWith(first));
  const others = found.filter(({ city }) => !city.startsWith(first));
  return [...leading, ...others].map(({ suggestion }) => suggestion);
}
