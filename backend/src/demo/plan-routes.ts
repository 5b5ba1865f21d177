import type { CustomerKind, SampleCustomer } from './sample-customers';
import {
  type SampleAddress,
  type SampleCity,
  SAMPLE_CITIES,
  roadKm,
  sampleAddress,
  samplePhone,
} from './sample-cities';
import { CONTACTS, SITE_CONTACTS } from './sample-people';
import type { SeededRandom } from './seeded-random';

/** A pickup or delivery location with its contacts. */
export interface Site extends SampleAddress {
  readonly place: SampleCity;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly siteContactName: string | null;
}

export interface Route {
  readonly pickup: Site;
  readonly dropoff: Site;
  readonly km: number;
}

const SITES_PER_CITY = 3;
const CANDIDATES = 3;

function siteIn(random: SeededRandom, place: SampleCity): Site {
  return {
    ...sampleAddress(random, place),
    place,
    contactName: random.pick(CONTACTS),
    contactPhone: samplePhone(random, place),
    siteContactName: random.chance(0.4) ? random.pick(SITE_CONTACTS) : null,
  };
}

/** The customers' home locations, in their order. */
export function customerSites(random: SeededRandom, customers: readonly SampleCustomer[]): Site[] {
  return customers.map(({ name, kind }) => {
    const site = siteIn(random, random.pick(SAMPLE_CITIES));
    return kind === 'private' ? { ...site, contactName: name, siteContactName: null } : site;
  });
}

/** Frequently used yards, ports and lots. */
export function commonSites(random: SeededRandom): Site[] {
  return SAMPLE_CITIES.flatMap((place) =>
    Array.from({ length: SITES_PER_CITY }, () => siteIn(random, place)),
  );
}

/** Vehicles go to dealers and leave all other customers. Near places are more likely than distant ones. */
export function routeOf(
  random: SeededRandom,
  kind: CustomerKind,
  home: Site,
  sites: readonly Site[],
): Route {
  const elsewhere = sites.filter((site) => site.place !== home.place);
  const [nearest] = Array.from({ length: CANDIDATES }, () => random.pick(elsewhere)).sort(
    (one, other) => roadKm(home.place, one.place) - roadKm(home.place, other.place),
  );
  if (nearest === undefined) throw new Error('There is no second city.');
  const km = roadKm(home.place, nearest.place);
  return kind === 'dealer'
    ? { pickup: nearest, dropoff: home, km }
    : { pickup: home, dropoff: nearest, km };
}
