/** The arguments for each query of notices. */
export const NOTICE_QUERIES: Record<string, unknown> = {
  listNotices: {},
  noticePages: {},
  countNotices: undefined,
  countUnreadNotices: undefined,
};

export const NOTICE_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  readNotices: { arg: { readNotices: { all: true } }, reaches: Object.keys(NOTICE_QUERIES) },
};
