import { pagesAt, providePageTags, type Page, type Paged } from './cache/pages';
import { listTag, unlessFailed } from './cache/tags';
import {
  generatedNoticeApi,
  type ListNoticesApiArg,
  type Notice,
} from './generated/noticeEndpoints';

export type { Notice } from './generated/noticeEndpoints';

const enhanced = generatedNoticeApi.enhanceEndpoints({
  endpoints: {
    listNotices: { providesTags: [listTag('notice')] },
    countNotices: { providesTags: [listTag('notice')] },
    countUnreadNotices: { providesTags: [listTag('notice')] },
    readNotices: { invalidatesTags: unlessFailed(() => [listTag('notice')]) },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    noticePages: build.infiniteQuery<Page<Notice>, Paged<ListNoticesApiArg>, number>({
      ...pagesAt<Notice>('/api/notices'),
      providesTags: (loaded) => providePageTags('notice', loaded),
    }),
  }),
});

export const { useCountNoticesQuery, useCountUnreadNoticesQuery, useReadNoticesMutation } =
  enhanced;
export const { useNoticePagesInfiniteQuery } = paged;
