import { api } from '../../api/api';
import { suggestAddresses, type AddressSuggestion } from '../../api/addresses';
import type { ApiError } from '../../api/request/errors';
import { listTag } from '../../api/cache/tags';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from '../../ui/text/useTranslation';
import { addressLine, textAlone, type Address, type AddressOption } from './fullAddress';
import { googleAddress, googleOptions, loadedPlaces } from '../map/google/places';

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** From the map service once its script is loaded, otherwise from our own server. */
    suggestPlaces: build.query<readonly AddressOption[], { q: string; language: string }>({
      queryFn: async ({ q, language }, { dispatch }) => {
        const places = loadedPlaces();
        if (places) {
          try {
            return { data: await googleOptions(places, q, language) };
          } catch (error) {
            console.error('Address suggestions of the map service failed', error);
          }
        }
        const { data, error } = await dispatch(
          suggestAddresses.initiate({ q }, { subscribe: false }),
        );
        // Every call fails with an `ApiError`.
        return data ? { data: data.map(serverOption) } : { error: error as ApiError };
      },
      // Addresses used before come first, so a new job may change the suggestions.
      providesTags: [listTag('job')],
    }),
  }),
});

function serverOption(address: AddressSuggestion): AddressOption {
  const text = addressLine(address);
  return { id: text, text, address };
}

/** Suggestions for the typed text; null sends no request. */
export function useAddressSuggestions(query: string | null) {
  const { i18n } = useTranslation();
  return suggestionsApi.useSuggestPlacesQuery(
    query === null ? skipToken : { q: query, language: i18n.language },
  );
}

/** The parts of the picked row; only its text if they cannot be loaded. Never rejects. */
export async function addressOf(option: AddressOption): Promise<Address> {
  if (option.address) return option.address;
  try {
    return await googleAddress(option.id);
  } catch (error) {
    console.error('Place details failed', error);
    return textAlone(option.text);
  }
}
