import type { Language } from '../lib/languages';
import { generatedApi } from './generated/endpoints';
import { idTag, listTag, unlessFailed } from './cache/tags';

export type { Photo } from './generated/endpoints';

const CHANGED = unlessFailed(() => [listTag('photo'), listTag('activity')]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    // The job's units change together with their photos.
    listJobPhotos: {
      providesTags: (_photos, _error, { id }) => [
        listTag('photo'),
        idTag('photo', id),
        idTag('job', id),
      ],
    },
    takeUnitPhoto: { invalidatesTags: CHANGED },
    deletePhoto: { invalidatesTags: CHANGED },
  },
});

export const { useListJobPhotosQuery, useTakeUnitPhotoMutation, useDeletePhotoMutation } = enhanced;

/** The archive of a job's complete report, with file names in the language. */
export function reportArchiveHref(jobId: number, language: Language): string {
  return `/api/jobs/${jobId}/report.zip?language=${language}`;
}

/** The address of a photo's image. */
export function photoAddress(id: number): string {
  return `/api/photos/${id}`;
}

export function thumbnailAddress(id: number): string {
  return `/api/photos/${id}/thumbnail`;
}
