import { idTag, listTag, unlessFailed, unlessFailedOrStale } from './cache/tags';
import { generatedTellingApi } from './generated/tellingEndpoints';

export type {
  CustomerNotices,
  NoticeSettings,
  NoticeText,
  TrackingLink,
} from './generated/tellingEndpoints';

const TAGS = [listTag('telling'), listTag('activity')];
const shown = { providesTags: [listTag('telling')] };
const changes = { invalidatesTags: unlessFailedOrStale(() => TAGS) };
const settled = { invalidatesTags: unlessFailed(() => [...TAGS, listTag('notice')]) };
const changed = { invalidatesTags: unlessFailed(() => TAGS) };

/** Tracking links and customer notices of a job. */
export const {
  useGetTrackingLinkQuery,
  useMakeTrackingLinkMutation,
  useTakeBackTrackingLinkMutation,
  useGetCustomerNoticesQuery,
  useChangeCustomerNoticesMutation,
  useGetNoticeSettingsQuery,
  useChangeNoticeSettingsMutation,
  useListNoticeTextsQuery,
  useChangeNoticeTextMutation,
  useResetNoticeTextMutation,
  useRetryCustomerNoticeMutation,
  useDismissCustomerNoticeMutation,
} = generatedTellingApi.enhanceEndpoints({
  endpoints: {
    getTrackingLink: {
      providesTags: (_link, _error, { id }) => [listTag('telling'), idTag('telling', id)],
    },
    // It contains the customer's email address.
    getCustomerNotices: {
      providesTags: (_notices, _error, { id }) => [listTag('telling'), idTag('customer', id)],
    },
    getNoticeSettings: shown,
    listNoticeTexts: shown,
    listCustomerNotices: shown,
    makeTrackingLink: changed,
    takeBackTrackingLink: changed,
    changeCustomerNotices: changes,
    changeNoticeSettings: changes,
    changeNoticeText: changes,
    resetNoticeText: changes,
    retryCustomerNotice: settled,
    dismissCustomerNotice: settled,
  },
});
