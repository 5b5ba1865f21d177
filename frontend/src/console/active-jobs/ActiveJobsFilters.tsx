import { useId, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { FilterChips, type ActiveFilter } from '../../ui/list/filter/FilterChips';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { Icon } from '../../ui/icon/Icon';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTranslation } from '../../ui/text/useTranslation';
import { NO_FILTERS } from './activeJobsUrl';
import './active-jobs.css';
import { FilterFields } from './FilterFields';
import { SortActiveJobs } from './SortActiveJobs';
import type { ActiveList } from './useActiveList';
import { useChosenFilters } from './useChosenFilters';

const PICKED = ['driver', 'customer', 'origin', 'destination', 'route'] as const;

/** The filters in force, in words. */
function useInForce(list: ActiveList, chosen: ReturnType<typeof useChosenFilters>): ActiveFilter[] {
  const { t } = useTranslation(['activeJobs', 'common']);
  const { choice, change } = list;
  const chip = (key: keyof typeof NO_FILTERS, name: string, value: string): ActiveFilter => ({
    key,
    label: t('filters.chip', { name, value }),
    onRemove: () => change({ [key]: NO_FILTERS[key] }),
  });
  const q = choice.q.trim();
  return [
    q !== '' && chip('q', t('filters.searchChip'), q),
    choice.status !== '' &&
      chip('status', t('filters.status'), t(`common:status.${choice.status}`)),
    choice.pickup !== '' &&
      chip('pickup', t('filters.pickup'), t(`filters.pickups.${choice.pickup}`)),
    choice.note !== '' && {
      key: 'note',
      label: t('filters.unreadNote'),
      onRemove: () => change({ note: '' }),
    },
    choice.vin !== '' && {
      key: 'vin',
      label: t('filters.sharedVin'),
      onRemove: () => change({ vin: '' }),
    },
    choice.left !== '' && {
      key: 'left',
      label: t('filters.leftBehind'),
      onRemove: () => change({ left: '' }),
    },
    ...PICKED.map((name) => {
      const option = chosen[name];
      return option !== null && chip(name, t(`filters.${name}`), option.label);
    }),
  ].filter((filter) => filter !== false);
}

/** On a phone, filters and order stand behind a button: what is in force shows in the chips. */
export function ActiveJobsFilters({ list }: { list: ActiveList }) {
  const { t } = useTranslation('activeJobs');
  const isWide = useIsWide();
  const chosen = useChosenFilters(list);
  const inForce = useInForce(list, chosen);
  const gridId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SearchField label={t('search')} value={list.choice.q} onChange={(q) => list.change({ q })} />
      <SavedViewsMenu list="active-jobs" />
      {!isWide && (
        <Button
          variant="outlined"
          color="secondary"
          className="icon-on-phone"
          aria-expanded={isOpen}
          aria-controls={gridId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" />
          <span className="cut">{t('filters.open')}</span>
        </Button>
      )}
      <div className="filter-grid" id={gridId} hidden={!isWide && !isOpen}>
        <FilterFields list={list} chosen={chosen} />
        {!isWide && <SortActiveJobs list={list} />}
      </div>
      <FilterChips filters={inForce} onClear={() => list.change(NO_FILTERS)} />
    </>
  );
}
