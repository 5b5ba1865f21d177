/** The arguments for each query of templates and recurring jobs. */
export const SERIES_QUERIES: Record<string, unknown> = {
  listJobTemplates: {},
  getJobTemplate: { id: 1 },
  jobTemplatePages: {},
  listRecurringJobs: {},
  getRecurringJob: { id: 1 },
  recurringJobPages: {},
  listOccurrences: { id: 1 },
};

const SHOWN = Object.keys(SERIES_QUERIES);

/** Jobs created by a series appear in all job queries. */
export function seriesMutations(
  jobsShown: readonly string[],
): Record<string, { arg: unknown; reaches: string[] }> {
  const template = [...SHOWN, 'listActivity', 'listJobActivity'];
  const series = [...new Set([...SHOWN, ...jobsShown])];
  return {
    makeJobTemplate: { arg: { newJobTemplate: {} }, reaches: template },
    changeJobTemplate: { arg: { id: 1, jobTemplateChanges: {} }, reaches: template },
    deleteJobTemplate: { arg: { id: 1 }, reaches: template },
    makeRecurringJob: { arg: { newRecurringJob: {} }, reaches: series },
    changeRecurringJob: { arg: { id: 1, recurringJobChanges: {} }, reaches: series },
    deleteRecurringJob: { arg: { id: 1 }, reaches: series },
    skipDate: { arg: { id: 1, seriesDate: {} }, reaches: series },
    unskipDate: { arg: { id: 1, seriesDate: {} }, reaches: series },
    retryDate: { arg: { id: 1, seriesDate: {} }, reaches: series },
    previewSchedule: { arg: { schedulePreview: {} }, reaches: [] },
  };
}
