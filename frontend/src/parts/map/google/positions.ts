import { skipToken } from '@reduxjs/toolkit/query/react';
import { api } from '../../../api/api';
import { toApiError } from '../../../api/request/errors';

const positionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    locateAddress: build.query<google.maps.LatLngLiteral, string>({
      queryFn: async (address) => {
        try {
          const geocoder = new google.maps.Geocoder();
          const { results } = await geocoder.geocode({ address, region: 'CA' });
          const [best] = results;
          if (best) return { data: best.geometry.location.toJSON() };
        } catch {
          // An address that cannot be found shows no error (specification 8).
        }
        return { error: toApiError(0, 'The address was not found', '') };
      },
    }),
  }),
});

/** The position of the address; null until known, and if it cannot be found. */
export function usePosition(address: string | null): google.maps.LatLngLiteral | null {
  return positionsApi.useLocateAddressQuery(address ?? skipToken).currentData ?? null;
}
