import { KNOWN_MAKES } from '@dispatch/domain/vehicles/vin-make';
import { matchesWords, words } from '@dispatch/domain/text/search-words';
import type { Vehicle } from '../../api/vehicles';
import { useVehicleSuggestions, vehicleFacts } from './vehicleSuggestions';

/** The fields filled by a make or model suggestion: never year or VIN. */
export interface MakeModel {
  readonly make: string;
  readonly model: string;
}

const MOST = 8;

export const nameOf = ({ make, model }: MakeModel) => [make, model].filter(Boolean).join(' ');

/** The common makes, and those of known vehicles. */
export function useMakes(q: string | null) {
  const { currentData, ...answer } = useVehicleSuggestions(q);
  return { ...answer, currentData: q === null ? undefined : makesFor(q, currentData) };
}

/** Makes first, then models of known vehicles. */
export function useMakesAndModels(q: string | null) {
  const { currentData, ...answer } = useVehicleSuggestions(q);
  const offered =
    q === null ? undefined : [...makesFor(q, currentData), ...modelsFor(q, currentData, nameOf)];
  return { ...answer, currentData: offered && distinct(offered) };
}

/** Models of known vehicles; of one make if it is given. */
export function useModelsOf(make: string, q: string | null) {
  const { currentData, ...answer } = useVehicleSuggestions(q === null ? null : `${make} ${q}`);
  const offered = q === null ? undefined : modelsFor(q, currentData, ({ model }) => model);
  return { ...answer, currentData: offered };
}

function makesFor(q: string, vehicles: readonly Vehicle[] = []): MakeModel[] {
  const known = vehicles.map((vehicle) => vehicleFacts(vehicle).make);
  const makes = [...KNOWN_MAKES, ...known].map((make) => ({ make, model: '' }));
  return distinct(makes.filter(({ make }) => isAbout(make, q)));
}

function modelsFor(
  q: string,
  vehicles: readonly Vehicle[] = [],
  textOf: (name: MakeModel) => string,
): MakeModel[] {
  const names = vehicles.map(vehicleFacts).map(({ make, model }) => ({ make, model }));
  return distinct(names.filter((name) => name.model !== '' && isAbout(textOf(name), q)));
}

function isAbout(text: string, q: string): boolean {
  return text !== '' && matchesWords(words(text).join(' '), words(q));
}

/** The first of each name, ignoring case. */
function distinct(names: readonly MakeModel[]): MakeModel[] {
  const found = new Map<string, MakeModel>();
  for (const name of names) {
    const key = words(nameOf(name)).join(' ');
    if (!found.has(key)) found.set(key, name);
  }
  return [...found.values()].slice(0, MOST);
}
