import { DRIVER_GROUPS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import '../shell/frame.css';

interface GroupTilesProps {
  /** Undefined while loading; null if it could not be loaded. */
  counts: Readonly<Record<DriverGroup, number | null | undefined>>;
  selected: DriverGroup;
  onSelect: (group: DriverGroup) => void;
}

export function GroupTiles({ counts, selected, onSelect }: GroupTilesProps) {
  const { t, format } = useTexts('driver');
  return (
    <div className="count-tiles" role="group" aria-label={t('groupsLabel')}>
      {DRIVER_GROUPS.map((group) => {
        const count = counts[group];
        return (
          <button
            key={group}
            type="button"
            className="count-tile"
            aria-pressed={group === selected}
            onClick={() => onSelect(group)}
          >
            <span className="count-tile-word">{t(`groups.${group}`)}</span>
            <span className="type-figure">
              {count === undefined && <Skeleton width="1.2em" />}
              {count === null && '–'}
              {typeof count === 'number' && format.number(count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
