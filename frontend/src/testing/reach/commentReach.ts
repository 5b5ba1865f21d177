/** The arguments for the queries of comments and of colleagues. */
export const COMMENT_QUERIES: Record<string, unknown> = {
  listJobComments: { id: 1 },
  listColleagues: undefined,
};

const REACHED = ['listJobComments', 'listActivity', 'listJobActivity'];

export const COMMENT_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  addJobComment: { arg: { id: 1, newJobComment: { text: 'a' } }, reaches: REACHED },
  deleteJobComment: { arg: { id: 1, commentId: 2 }, reaches: REACHED },
};
