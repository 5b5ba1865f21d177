import type { Address, AddressOption } from '../../address/fullAddress';

type Places = typeof google.maps.places;
type Component = google.maps.places.AddressComponent;

/**
 * Addresses, towns and postal codes, not businesses: the service's geocoding results. At most five
 * types are allowed; a street address includes the apartment number.
 */
const GEOCODED = ['street_address', 'premise', 'route', 'locality', 'postal_code'];

/** Rows of the last answer by id; reusing them keeps the service's price low. */
const predictions = new Map<string, google.maps.places.PlacePrediction>();
let session: google.maps.places.AutocompleteSessionToken | null = null;

/** The service once its script has run; null without a key and until then. */
export function loadedPlaces(): Places | null {
  const { google: maps } = globalThis as { google?: { maps?: { places?: Partial<Places> } } };
  const places = maps?.maps?.places;
  // An old script lacks this class, although the type says otherwise.
  return places?.AutocompleteSuggestion ? (places as Places) : null;
}

/** Suggestions in Canada; rejects if the service refuses. */
export async function googleOptions(
  places: Places,
  input: string,
  language: string,
): Promise<AddressOption[]> {
  session ??= new places.AutocompleteSessionToken();
  const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    language,
    region: 'ca',
    includedRegionCodes: ['ca'],
    includedPrimaryTypes: GEOCODED,
    sessionToken: session,
  });
  predictions.clear();
  return suggestions.flatMap(({ placePrediction }) => {
    if (!placePrediction) return [];
    predictions.set(placePrediction.placeId, placePrediction);
    return [{ id: placePrediction.placeId, text: placePrediction.text.text, address: null }];
  });
}

/** The parts of a suggested place; rejects if the service cannot return them. */
export async function googleAddress(placeId: string): Promise<Address> {
  const prediction = predictions.get(placeId);
  if (!prediction) throw new Error('The suggestion is gone');
  // The details request ends the suggestion session.
  session = null;
  const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
  if (!place.addressComponents?.length) throw new Error('The place has no address');
  return toAddress(place.addressComponents);
}

function toAddress(components: readonly Component[]): Address {
  const part = (form: 'longText' | 'shortText', ...types: string[]) => {
    const found = types.map((type) => components.find((one) => one.types.includes(type)));
    return found.find((one) => one !== undefined)?.[form] ?? '';
  };
  const unit = part('longText', 'subpremise');
  const street = [part('longText', 'street_number'), part('longText', 'route')];
  return {
    address: [unit && `${unit}-`, street.filter(Boolean).join(' ')].join(''),
    city: part('longText', 'locality', 'postal_town', 'sublocality', 'administrative_area_level_3'),
    province: part('shortText', 'administrative_area_level_1'),
    postalCode: part('longText', 'postal_code'),
    country: part('longText', 'country'),
  };
}
