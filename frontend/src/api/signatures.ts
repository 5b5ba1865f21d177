import { generatedApi } from './generated/endpoints';
import { idTag } from './cache/tags';

export type { Signature, SealFault } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    // Signing changes the job.
    listJobSignatures: { providesTags: (_signatures, _error, { id }) => [idTag('job', id)] },
  },
});

export const { useListJobSignaturesQuery } = enhanced;

/** The evidence for a damage claim on the job, in both languages. */
export function claimPacketHref({ id }: { readonly id: number }): string {
  return `/api/jobs/${String(id)}/claim-packet?language=both`;
}
