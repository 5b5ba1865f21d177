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
          // Nobody is told of an address that cannot be found (specification 8).
        }
        return { error: toApiError(0, 'The address was not found', '') };
      },
    }),
  }),
});

/** Where the address is; null until that is known, and for good when it cannot be found. */
export function usePosition(address: string | null): google.maps.LatLngLiteral | null {
  return positionsApi.useLocateAddressQuery(address ?? skipToken).currentData ?? null;
}
