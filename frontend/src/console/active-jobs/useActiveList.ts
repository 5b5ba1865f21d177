import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useIsRecentlyChanged } from '../../ui/over/undo/useUndo';
import type { PickerOption } from '../../ui/list/filter/pickerOption';
import { eachInSteps, inSlices } from '../../lib/slices';
import { useTexts } from '../../ui/text/useTexts';
import { useColleagueName } from '../../parts/people/useColleagueName';
import { useToday } from '../../parts/job/useToday';
import { useActiveJobsUrl, type ListChoice, type PersonChoice } from './activeJobsUrl';
import { personOptions, placeOptions, responsibleOptions, routeOptions } from './filterOptions';
import { createJobTexts, type JobTexts } from './searchedTexts';
import { selectInSteps } from './selectJobs';
import { useSettledRows } from './useSettledRows';
import { useSliced } from './useSliced';

/** Builds the search texts when the browser is idle. */
function usePreparedSearch(jobs: readonly Job[], texts: JobTexts) {
  useEffect(() => {
    let isOver = false;
    void inSlices(eachInSteps(jobs, texts.searchText), () => isOver);
    return () => {
      isOver = true;
    };
  }, [jobs, texts]);
}

/** The result of a selection, with its inputs. */
interface Selected {
  readonly choice: ListChoice | null;
  readonly jobs: readonly Job[];
  readonly wanted: readonly Job[];
}

const NONE: readonly Job[] = [];
const NOTHING: Selected = { choice: null, jobs: NONE, wanted: NONE };
interface Options {
  readonly customers: readonly PickerOption<PersonChoice>[];
  readonly drivers: readonly PickerOption<PersonChoice>[];
  readonly responsible: readonly PickerOption<PersonChoice>[];
  readonly origins: readonly PickerOption<string>[];
  readonly destinations: readonly PickerOption<string>[];
  readonly routes: readonly PickerOption<string>[];
}

const NO_OPTIONS: Options = {
  customers: [],
  drivers: [],
  responsible: [],
  origins: [],
  destinations: [],
  routes: [],
};

/** Applies search, filters and order from the address to the loaded active jobs. */
export function useActiveList(loaded: readonly Job[] | undefined) {
  const jobs = loaded ?? NONE;
  const { t, i18n, format } = useTexts(['activeJobs', 'jobs']);
  const url = useActiveJobsUrl();
  const [texts] = useState(createJobTexts);
  const [isHeld, setIsHeld] = useState(false);
  usePreparedSearch(jobs, texts);

  const words = useMemo(
    () => ({
      collator: new Intl.Collator(i18n.language, { sensitivity: 'base', numeric: true }),
      number: format.number,
      nobody: { customer: t('jobs:customer.none'), driver: t('filters.noDriver') },
      unknownPlace: t('filters.unknownPlace'),
    }),
    [i18n.language, format, t],
  );
  const today = useToday();
  const nameOf = useColleagueName();
  const { choice } = url;
  const select = useCallback(
    function* (): Generator<void, Selected> {
      const wanted = yield* selectInSteps(jobs, choice, {
        texts,
        collator: words.collator,
        today,
      });
      return { choice, jobs, wanted };
    },
    [jobs, choice, texts, words, today],
  );
  const selected = useSliced(select, NOTHING);
  const listOptions = useCallback(
    function* () {
      return {
        customers: yield* personOptions(jobs, 'customer', words),
        drivers: yield* personOptions(jobs, 'driver', words),
        responsible: yield* responsibleOptions(jobs, nameOf, words, t('filters.noResponsible')),
        origins: yield* placeOptions(jobs, 'pickup', texts, words),
        destinations: yield* placeOptions(jobs, 'dropoff', texts, words),
        routes: yield* routeOptions(jobs, texts, words),
      };
    },
    [jobs, nameOf, t, texts, words],
  );
  const options = useSliced<Options>(listOptions, NO_OPTIONS);
  const hasChanged = useIsRecentlyChanged('job');
  const settled = useSettledRows({
    ...selected,
    view: selected.choice,
    isHeld: isHeld || hasChanged,
  });
  return {
    ...url,
    ...settled,
    options,
    setIsHeld,
    /** False until the loaded jobs have been selected for the first time. */
    isReady: selected.jobs !== NONE,
    total: selected.jobs.length,
  };
}

export type ActiveList = ReturnType<typeof useActiveList>;
