import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useFormat } from '../../components/useFormat';
import { useActiveJobsUrl, type ListChoice } from './activeJobsUrl';
import { customerOptions, routeOptions } from './filterOptions';
import { createJobTexts, type JobTexts } from './jobTexts';
import { selectJobs } from './selectJobs';
import { useSettledRows } from './useSettledRows';

/** Jobs prepared for searching in one go, short enough not to be felt. */
const CHUNK = 100;

/** Prepares the jobs for searching while nothing else is to be done. */
function usePreparedSearch(jobs: readonly Job[], texts: JobTexts) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prepare = (from: number) => {
      if (from >= jobs.length) return;
      timer = setTimeout(() => {
        jobs.slice(from, from + CHUNK).forEach(texts.searchText);
        prepare(from + CHUNK);
      });
    };
    prepare(0);
    return () => clearTimeout(timer);
  }, [jobs, texts]);
}

/** Search, filters and order of the address applied to the active jobs. */
export function useActiveList(jobs: readonly Job[]) {
  const { t, i18n } = useTranslation(['activeJobs', 'jobs']);
  const format = useFormat();
  const url = useActiveJobsUrl();
  const [texts] = useState(createJobTexts);
  const [isHeld, setIsHeld] = useState(false);
  usePreparedSearch(jobs, texts);

  // Keys appear in the search field at once; the list follows when there is time.
  const view = useDeferredValue(JSON.stringify(url.choice));
  const words = useMemo(
    () => ({
      collator: new Intl.Collator(i18n.language, { sensitivity: 'base', numeric: true }),
      number: format.number,
      noCustomer: t('jobs:customer.none'),
      unknownPlace: t('filters.unknownPlace'),
    }),
    [i18n.language, format, t],
  );
  const wanted = useMemo(
    // The text is the choice itself, so that the same choice is not worked out twice.
    () => selectJobs(jobs, JSON.parse(view) as ListChoice, texts, words.collator),
    [jobs, view, texts, words],
  );
  const settled = useSettledRows({ view, wanted, jobs, isHeld });
  const options = useMemo(
    () => ({ customers: customerOptions(jobs, words), routes: routeOptions(jobs, texts, words) }),
    [jobs, texts, words],
  );
  return { ...url, ...settled, options, setIsHeld };
}

export type ActiveList = ReturnType<typeof useActiveList>;
