import { generatedApi } from './generated/endpoints';
import { listTag } from './cache/tags';

export type { AddressSuggestion } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    // Addresses used before come first, so a new job may change the suggestions.
    suggestAddresses: { providesTags: [listTag('job')] },
  },
});

export const { suggestAddresses } = enhanced.endpoints;
