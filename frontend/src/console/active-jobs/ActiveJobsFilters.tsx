import { useState } from 'react';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { FilterChips, type ActiveFilter } from '../../ui/list/filter/FilterChips';
import { FoldedFilters } from '../../ui/list/filter/FoldedFilters';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { isFiltered, NO_FILTERS } from './activeJobsUrl';
import './active-jobs.css';
import { DailyFilters, RareFilters } from './FilterFields';
import { SortActiveJobs } from './SortActiveJobs';
import type { ActiveList } from './useActiveList';
import { useChosenFilters } from './useChosenFilters';

const DAILY = ['driver', 'customer', 'route'] as const;
const RARE = ['responsible', 'origin', 'destination'] as const;

/** The active filters in words, grouped by where their fields are. */
function useInForce(list: ActiveList, chosen: ReturnType<typeof useChosenFilters>) {
  const { t } = useTranslation(['activeJobs', 'common']);
  const { choice, change } = list;
  const removing = (key: keyof typeof NO_FILTERS, label: string): ActiveFilter => ({
    key,
    label,
    onRemove: () => change({ [key]: NO_FILTERS[key] }),
  });
  const chip = (key: keyof typeof NO_FILTERS, name: string, value: string) =>
    removing(key, t('common:filters.chip', { name, value }));
  const picked = (names: readonly (typeof DAILY | typeof RARE)[number][]) =>
    names.map((name) => {
      const option = chosen[name];
      return option !== null && chip(name, t(`filters.${name}`), option.label);
    });
  const { status, pickup, delivery, note, vin, left } = choice;
  const daily = [
    status !== '' && chip('status', t('filters.status'), t(`common:status.${status}`)),
    pickup !== '' && chip('pickup', t('filters.pickup'), t(`filters.pickups.${pickup}`)),
    ...picked(DAILY),
  ];
  const rare = [
    left !== '' && removing('left', t('filters.leftBehind')),
    delivery !== '' && chip('delivery', t('filters.delivery'), t(`filters.deliveries.${delivery}`)),
    ...picked(RARE),
  ];
  const fieldless = [
    note !== '' && removing('note', t('filters.unreadNote')),
    vin !== '' && removing('vin', t('filters.sharedVin')),
  ];
  const isInForce = (filter: ActiveFilter | false) => filter !== false;
  return {
    daily: daily.filter(isInForce),
    rare: rare.filter(isInForce),
    fieldless: fieldless.filter(isInForce),
  };
}

/** Rarely used filters are behind a button; on a phone, all filters and the sort order are. */
export function ActiveJobsFilters({ list }: { list: ActiveList }) {
  const { t, format } = useTexts(['activeJobs', 'common']);
  const isWide = useIsWide();
  const chosen = useChosenFilters(list);
  const { daily, rare, fieldless } = useInForce(list, chosen);
  const [isOpen, setIsOpen] = useState(false);
  const more =
    rare.length > 0
      ? t('common:filters.moreSet', { number: format.number(rare.length) })
      : t('common:filters.more');
  const hidden = isOpen ? [] : isWide ? rare : [...daily, ...rare];
  return (
    <>
      <SearchField label={t('search')} value={list.choice.q} onChange={(q) => list.change({ q })} />
      <SavedViewsMenu list="active-jobs" />
      {isWide && <DailyFilters {...{ list, chosen }} />}
      <FoldedFilters
        label={isWide ? more : t('common:filters.open')}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {!isWide && <DailyFilters {...{ list, chosen }} />}
        <RareFilters {...{ list, chosen }} />
        {!isWide && <SortActiveJobs list={list} />}
      </FoldedFilters>
      <FilterChips
        filters={[...fieldless, ...hidden]}
        canClear={isFiltered(list.choice)}
        onClear={() => list.change(NO_FILTERS)}
      />
    </>
  );
}
