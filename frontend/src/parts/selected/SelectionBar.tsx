import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Job } from '../../api/jobs';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import type { Selection } from '../../ui/list/select/SelectionContext';
import { late } from '../../ui/over/late';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { isTypedInto } from '../../lib/keys';
import { FOR_SELECTED, focusRowAt, overlay } from '../commands/rows';
import { canBeUnassigned } from '../job/change/useJobState';
import type { SelectedAct } from './selectedAct';
import { toMark, useMarksTogether, type Mark } from './useMarksTogether';
import { useUnassignTogether } from './useUnassignTogether';

const AssignTogether = late(async () => (await import('../assign/AssignTogether')).AssignTogether, {
  texts: ['jobs', 'assign', 'commands'],
});
const PrintSheets = late(async () => (await import('../sheet/PrintSheets')).PrintSheets, {
  texts: ['jobs', 'jobSheet'],
});

/** Each is a write of its own, and a mistake with more would take long to see and to undo. */
const MOST_AT_ONCE = 100;

interface SelectionBarProps {
  jobs: readonly Job[];
  /** How many the list shows. */
  count: number;
  selection: Selection;
  canAssign: boolean;
  marks: readonly Mark[];
  acts: readonly SelectedAct[];
  isBusy: boolean;
  /** How many are selected, in words. */
  told: string;
  onRun: (change: () => Promise<readonly number[]>) => void;
}

/** Leaves the focus with the list when the bar goes away. */
function useFocusBack(last: number | undefined) {
  const bar = useRef<HTMLElement>(null);
  const place = useRef(last);
  useEffect(() => {
    place.current = last;
  }, [last]);
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (current?.contains(document.activeElement) && place.current !== undefined)
        focusRowAt(place.current);
    };
  }, []);
  return bar;
}

/** What can be done with the selected jobs. */
export function SelectionBar(props: SelectionBarProps) {
  const { jobs, count, selection, canAssign, marks, acts, isBusy, told, onRun } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState<'assign' | 'print' | null>(null);
  const mark = useMarksTogether();
  const unassign = useUnassignTogether();
  const bar = useFocusBack(jobs.at(-1)?.id);
  const clear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTypedInto(event.target)) return;
    if (overlay() === 'none') selection.clear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => clear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const act = (what: () => void) => () => {
    if (!isBusy) what();
  };
  const actions = [
    canAssign && {
      id: 'assign',
      label: t('select.assign'),
      run: () => setOpen('assign'),
    },
    canAssign &&
      jobs.some(canBeUnassigned) && {
        id: 'unassign',
        label: t('select.unassign'),
        run: () => onRun(() => unassign(jobs)),
      },
    ...marks
      .filter((each) => toMark(jobs, each).length > 0)
      .map((each) => ({
        id: `${each.flag} ${String(each.isOn)}`,
        label: each.label,
        run: () => onRun(() => mark(jobs, each)),
      })),
    ...acts
      .filter(({ suits }) => suits(jobs))
      .map(({ id, label, run }) => ({ id, label, run: () => onRun(() => run(jobs)) })),
    { id: 'print', label: t('select.print'), run: () => setOpen('print') },
  ].filter((action) => action !== false);
  const isTooMany = jobs.length > MOST_AT_ONCE;
  return (
    <section ref={bar} className="selection-bar" aria-label={t('select.bar')} aria-busy={isBusy}>
      <p className="selection-count strong figures">{isBusy ? t('select.busy') : told}</p>
      {isTooMany ? (
        <p className="small quiet">{t('select.most', { number: format.number(MOST_AT_ONCE) })}</p>
      ) : (
        actions.map(({ id, label, run }) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            color="secondary"
            aria-disabled={isBusy}
            {...{ [FOR_SELECTED]: id }}
            onClick={act(run)}
          >
            {label}
          </Button>
        ))
      )}
      {!selection.isAll && (
        <Button size="small" color="secondary" onClick={act(selection.selectAll)}>
          {t('select.allShown', { count, number: format.number(count) })}
        </Button>
      )}
      <IconButton label={t('select.clear')} tip={t('select.clear')} onClick={act(selection.clear)}>
        <Icon name="close" />
      </IconButton>
      {open === 'assign' && (
        <AssignTogether jobs={jobs} onRun={onRun} onClose={() => setOpen(null)} />
      )}
      {open === 'print' && <PrintSheets jobs={jobs} onClose={() => setOpen(null)} />}
    </section>
  );
}
