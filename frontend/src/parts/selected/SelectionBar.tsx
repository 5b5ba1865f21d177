import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTranslation } from '../../ui/text/useTranslation';
import { isTypedInto } from '../../lib/keys';
import { FOR_SELECTED, focusRowAt, overlay } from '../commands/rows';
import type { SelectedAction } from './useSelectedActions';

const SelectionMenu = late(async () => (await import('./SelectionMenu')).SelectionMenu);

interface SelectionBarProps {
  actions: readonly SelectedAction[];
  /** The action that selects more; null if there is no more. */
  more: { readonly label: string; readonly run: () => void } | null;
  isBusy: boolean;
  /** The accessible name, unless jobs are selected. */
  label?: string;
  /** The number of selected jobs, or the progress, in words. */
  told: string;
  hint: string | null;
  /** Id of the last selected record. */
  last: number | undefined;
  onClear: () => void;
}

/** Moves the focus to the list when the bar disappears. */
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

function useClearByKey(onClear: () => void) {
  const clear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTypedInto(event.target)) return;
    if (overlay() === 'none') onClear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => clear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The actions for the selected jobs: on a phone one button, and a menu with the rest. */
export function SelectionBar(props: SelectionBarProps) {
  const { actions, more, isBusy, label, told, hint, last, onClear } = props;
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bar = useFocusBack(last);
  useClearByKey(onClear);
  const act = (what: () => void) => () => {
    if (!isBusy) what();
  };
  const usual = actions.filter(({ isRare }) => !isRare);
  const shown = isWide ? usual : usual.slice(0, 1);
  const selectMore = more && { id: 'more', ...more };
  const unshown = actions.filter((action) => !shown.includes(action));
  const others = [...unshown, ...(selectMore && !isWide ? [selectMore] : [])];
  const clear = (
    <IconButton label={t('select.clear')} tip={t('select.clear')} onClick={act(onClear)}>
      <Icon name="close" />
    </IconButton>
  );
  return (
    <section
      ref={bar}
      className="selection-bar"
      aria-label={label ?? t('select.bar')}
      aria-busy={isBusy}
    >
      {!isWide && clear}
      <p className="selection-count strong figures">{told}</p>
      <div className="selection-acts">
        {shown.map(({ id, label, run }) => (
          <Button
            isMinor
            key={id}
            aria-disabled={isBusy}
            {...{ [FOR_SELECTED]: id }}
            onClick={act(run)}
          >
            {label}
          </Button>
        ))}
        {/* Hidden buttons, so that keys work for actions that are only in the menu. */}
        {unshown.map(({ id, run }) => (
          <button key={id} type="button" hidden {...{ [FOR_SELECTED]: id }} onClick={act(run)} />
        ))}
        {others.length > 0 && (
          <IconButton
            label={t('select.more')}
            tip={t('select.more')}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => {
              if (!isBusy) setAnchor(event.currentTarget);
            }}
          >
            <Icon name="more" />
          </IconButton>
        )}
      </div>
      {hint && <p className="small quiet">{hint}</p>}
      {selectMore && isWide && (
        <Button size="small" color="secondary" onClick={act(selectMore.run)}>
          {selectMore.label}
        </Button>
      )}
      {isWide && clear}
      {anchor && <SelectionMenu anchor={anchor} actions={others} onClose={() => setAnchor(null)} />}
    </section>
  );
}
