import { MANY_JOBS_MAX } from '@dispatch/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Selection } from '../../ui/list/select/SelectionContext';
import { useTexts } from '../../ui/text/useTexts';

/** The part of a list that is not loaded yet. */
export interface Unloaded {
  /** The total number in the list. */
  readonly total: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => void;
}

/** Selects all shown jobs first, then all jobs of the list, page by page. */
export function useSelectMore(selection: Selection, count: number, rest: Unloaded | undefined) {
  const { t, format } = useTexts();
  const [stage, setStage] = useState<'idle' | 'gathering' | 'gathered'>('idle');
  const isGathering = stage === 'gathering';
  const total = rest?.total ?? count;
  const wanted = Math.min(total, MANY_JOBS_MAX);
  const isThere = count >= wanted || rest === undefined || rest.hasFailed;
  if (isGathering && isThere) setStage('gathered');
  const loadMore = useEffectEvent(() => {
    if (rest?.isLoading === false) rest.loadMore();
  });
  useEffect(() => {
    if (isGathering) loadMore();
  }, [isGathering, count, rest?.isLoading]);
  const selectAll = useEffectEvent(() => selection.selectAll());
  useEffect(() => {
    if (stage === 'gathered') selectAll();
  }, [stage]);

  const labelOf = (name: 'allShown' | 'allFound' | 'firstFound', number: number) =>
    t(`select.${name}`, { count: number, number: format.number(number) });
  if (!selection.isAll)
    return { isGathering, more: { label: labelOf('allShown', count), run: selection.selectAll } };
  const isMore = count < wanted;
  const label = labelOf(total > wanted ? 'firstFound' : 'allFound', wanted);
  return { isGathering, more: isMore ? { label, run: () => setStage('gathering') } : null };
}
