import type { ReactNode } from 'react';
import { isLeastOf, totalOf } from '../../api/cache/pages';
import { Button } from '../button/Button';
import { useTranslation } from '../text/useTranslation';
import { PageHeader } from '../page/PageHeader';
import { SearchField } from './filter/SearchField';
import { EmptyState } from '../states/EmptyState';
import { RecordList, type RecordListProps } from './RecordList';
import { SortSelect } from './filter/SortSelect';

interface DirectoryProps<Item, Sort extends string> extends Omit<
  RecordListProps<Item, Sort>,
  'empty' | 'label'
> {
  title: string;
  countText: (total: number, isLeast: boolean) => string;
  /** The view's main action. */
  action: ReactNode;
  search: { label: string; value: string; onChange: (text: string) => void };
  /** Next to the search. */
  filters: ReactNode;
  /** At the end of the filters. */
  layoutToggle?: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
  noMatches: string;
  /** Shown when there are no records at all. */
  nothing: { text: string; hint: string } | null;
}

/** A view of records of one kind: header, search and filters, then the list in its four states. */
export function Directory<Item extends { readonly id: number }, Sort extends string>(
  props: DirectoryProps<Item, Sort>,
) {
  const { title, countText, action, search, filters, layoutToggle, ...rest } = props;
  const { isFiltered, onClear, noMatches, nothing, ...list } = rest;
  const { t } = useTranslation();
  const total = totalOf(list.query.data);
  return (
    <>
      <PageHeader
        title={title}
        count={total === undefined ? undefined : countText(total, isLeastOf(list.query.data))}
        action={action}
        filters={
          <>
            <SearchField {...search} />
            {filters}
            {list.asCards && <SortSelect {...list} />}
            {layoutToggle}
          </>
        }
      />
      <RecordList
        {...list}
        label={title}
        empty={
          isFiltered || !nothing ? (
            <EmptyState
              drawing="search"
              text={noMatches}
              action={
                <Button variant="outlined" color="secondary" onClick={onClear}>
                  {t('actions.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState {...nothing} action={action} />
          )
        }
      />
    </>
  );
}
