import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button';
import { SearchField } from '../list/filter/SearchField';
import { SortSelect } from '../list/filter/SortSelect';
import type { Identified } from '../list/recordColumn';
import { useFitsTable } from '../list/useListLayout';
import { PageHeader } from '../page/PageHeader';
import { EmptyState } from '../states/EmptyState';
import { shownData } from '../states/shownData';
import { useFormat } from '../text/useFormat';
import { useTranslation } from '../text/useTranslation';
import { RecordList, type RecordListProps } from './RecordList';
import { countOf, isCountLeast } from './useRecords';

export interface RecordViewProps<Item extends Identified, Sort extends string> extends Omit<
  RecordListProps<Item, Sort>,
  'empty' | 'label'
> {
  title: string;
  /** The list's accessible name, if it differs from the title. */
  label?: string;
  /** The number of records in words; `isLeast` if there may be more. */
  countText: (words: { count: number; shown: string }, isLeast: boolean) => string | undefined;
  /** The view's main action. */
  action?: ReactNode;
  search?: { label: string; value: string; onChange: (text: string) => void };
  /** After the search; a function places the menu that sorts cards. */
  filters?: ReactNode | ((sortSelect: ReactNode) => ReactNode);
  /** Between header and list. */
  lead?: ReactNode;
  /** Shown when there are no records at all. */
  nothing: ComponentProps<typeof EmptyState>;
  /** Set while filters are active: the text without matches, and what clears the filters. */
  filtered?: { text: string; hint?: string; onClear?: () => void } | false;
}

/** A view of records of one kind: header, search and filters, then the list in its four states. */
export function RecordView<Item extends Identified, Sort extends string = never>(
  props: RecordViewProps<Item, Sort>,
) {
  const { title, label, countText, action, search, filters, lead, nothing, filtered, ...list } =
    props;
  const { query, columns, sorting, onSort } = list;
  const fitsTable = useFitsTable();
  const { asCards = !fitsTable } = list;
  const format = useFormat();
  const shown = shownData(query);
  const count = countOf(shown);
  const isSortable = columns.filter(({ sort }) => sort !== undefined).length > 1;
  const sortSelect = asCards && sorting && onSort && isSortable && (
    <SortSelect {...{ columns, sorting, onSort }} />
  );
  const fields =
    typeof filters === 'function' ? (
      filters(sortSelect)
    ) : (
      <>
        {filters}
        {sortSelect}
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        count={
          count === undefined
            ? undefined
            : countText({ count, shown: format.number(count) }, isCountLeast(shown))
        }
        action={action}
        filters={
          (search || filters || sortSelect) && (
            <>
              {search && <SearchField {...search} />}
              {fields}
            </>
          )
        }
      />
      {lead}
      <RecordList
        {...list}
        label={label ?? title}
        empty={filtered ? <NoMatches {...filtered} /> : <EmptyState {...nothing} />}
      />
    </>
  );
}

interface NoMatchesProps {
  text: string;
  hint?: string;
  onClear?: () => void;
}

function NoMatches({ text, hint, onClear }: NoMatchesProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      text={text}
      hint={hint}
      action={
        onClear && (
          <Button variant="outlined" color="secondary" onClick={onClear}>
            {t('actions.clearFilters')}
          </Button>
        )
      }
    />
  );
}
