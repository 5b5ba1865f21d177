import {
  LOCATION_PARTS,
  type LocationField,
  type LocationPart,
  type Side,
} from '@dispatch/domain/jobs/job-location';
import {
  CITIES,
  CONTACTS,
  CUSTOMERS,
  type CustomerKind,
  RUES,
  SITE_CONTACTS,
  STREETS,
} from './sample-words';
import type { SeededRandom } from './seeded-random';

/** A place with its contacts. */
export interface Site extends Readonly<Record<LocationPart, string | null>> {
  readonly highwayKm: number;
}

const SITES_PER_CITY = 3;
const CANDIDATES = 3;
const SHORTEST_KM = 15;
/** Letters allowed in the second half of a postal code. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'.split('');

function siteIn(random: SeededRandom, city: readonly string[]): Site {
  const [name = '', province = '', area = '', km, telephone = ''] = city;
  const number = random.between(101, 999);
  const digit = () => random.between(1, 9);
  return {
    Address:
      province === 'QC' ? `${number}, ${random.pick(RUES)}` : `${number} ${random.pick(STREETS)}`,
    City: name,
    Province: province,
    PostalCode: `${area} ${digit()}${random.pick(LETTERS)}${digit()}`,
    ContactName: random.pick(CONTACTS),
    // From 555-0100 to 555-0199 no number is assigned.
    ContactPhone: `${telephone}-555-01${random.between(10, 99)}`,
    SiteContactName: random.chance(0.4) ? random.pick(SITE_CONTACTS) : null,
    highwayKm: Number(km),
  };
}

/** The customers' own places, in their order. */
export function customerSites(random: SeededRandom): Site[] {
  return CUSTOMERS.map(({ name, kind }) => {
    const site = siteIn(random, random.pick(CITIES));
    return kind === 'private' ? { ...site, ContactName: name, SiteContactName: null } : site;
  });
}

/** Frequently used yards, ports and lots. */
export function commonSites(random: SeededRandom): Site[] {
  return CITIES.flatMap((city) =>
    Array.from({ length: SITES_PER_CITY }, () => siteIn(random, city)),
  );
}

/** Vehicles go to dealers and leave all other customers. Near places are more likely than distant ones. */
export function routeOf(
  random: SeededRandom,
  kind: CustomerKind,
  home: Site,
  sites: readonly Site[],
) {
  const kmTo = (site: Site) => Math.abs(site.highwayKm - home.highwayKm);
  const elsewhere = sites.filter((site) => site.City !== home.City);
  const some = Array.from({ length: CANDIDATES }, () => random.pick(elsewhere));
  const other = some.reduce((one, next) => (kmTo(next) < kmTo(one) ? next : one));
  const [pickup, dropoff] = kind === 'dealer' ? [other, home] : [home, other];
  return {
    km: Math.max(SHORTEST_KM, kmTo(other)),
    fields: { ...fieldsOf('pickup', pickup), ...fieldsOf('dropoff', dropoff) },
  };
}

function fieldsOf(side: Side, site: Site): Partial<Record<LocationField, string | null>> {
  return Object.fromEntries(LOCATION_PARTS.map((part) => [`${side}${part}`, site[part]]));
}
