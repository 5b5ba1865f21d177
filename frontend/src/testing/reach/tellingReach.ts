import { NOTICE_QUERIES } from './noticeReach';

/** The arguments for each query of tracking links and notices. */
export const TELLING_QUERIES: Record<string, unknown> = {
  getTrackingLink: { id: 1 },
  getCustomerNotices: { id: 1 },
  getNoticeSettings: undefined,
  listNoticeTexts: undefined,
  listCustomerNotices: {},
};

const TELLING = [...Object.keys(TELLING_QUERIES), 'listActivity', 'listJobActivity'];
const SETTLED = [...TELLING, ...Object.keys(NOTICE_QUERIES)];

export const TELLING_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  makeTrackingLink: { arg: { id: 1, newTrackingLink: {} }, reaches: TELLING },
  takeBackTrackingLink: { arg: { id: 1 }, reaches: TELLING },
  changeCustomerNotices: { arg: { id: 1, customerNoticesChanges: {} }, reaches: TELLING },
  changeNoticeSettings: { arg: { noticeSettingsChanges: { events: [] } }, reaches: TELLING },
  changeNoticeText: {
    arg: { event: 'delivered', language: 'en-CA', noticeTextChanges: {} },
    reaches: TELLING,
  },
  resetNoticeText: { arg: { event: 'delivered', language: 'en-CA' }, reaches: TELLING },
  retryCustomerNotice: { arg: { id: 1 }, reaches: SETTLED },
  dismissCustomerNotice: { arg: { id: 1 }, reaches: SETTLED },
};
