import { generatedApi } from './generated/endpoints';
import { listTag, provideListTags, unlessFailed } from './cache/tags';

export type { Vehicle } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listVehicles: { providesTags: (vehicles) => provideListTags('vehicle', vehicles) },
    searchVehicles: { providesTags: (vehicles) => provideListTags('vehicle', vehicles) },
    createVehicle: { invalidatesTags: unlessFailed(() => [listTag('vehicle')]) },
  },
});

export const { useSearchVehiclesQuery } = enhanced;
