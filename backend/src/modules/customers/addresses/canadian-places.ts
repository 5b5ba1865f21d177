import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProvinceCode } from '@dispatch/domain/places/province';

export interface CanadianPlace {
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
