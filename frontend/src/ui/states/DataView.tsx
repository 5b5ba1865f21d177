import type { ReactNode } from 'react';
import { isApiError } from '../../api/request/errors';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { shownData, type Answer } from './shownData';
import { Skeleton } from './Skeleton';

/** The parts of an RTK Query result that decide what is shown. */
interface QueryResult<Data> extends Answer<Data> {
  isLoading: boolean;
  isFetching?: boolean;
  isUninitialized?: boolean;
  refetch: () => unknown;
}

interface DataViewProps<Data> {
  query: QueryResult<Data>;
  /** In the final geometry, so nothing shifts when the data arrives; a number is the height of one block. */
  skeleton: ReactNode;
  /** By default, whether a list has no records. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  errorTitle?: string;
  /** For a single record: the text for a missing one, for which a retry is useless. */
  missing?: string;
  children: (data: Data) => ReactNode;
}

const isNone = (data: unknown) => Array.isArray(data) && data.length === 0;

/** The four states of every view in this order: error, skeleton, empty, data. */
export function DataView<Data>(props: DataViewProps<Data>) {
  const { query, skeleton, isEmpty = isNone, empty, errorTitle, missing, children } = props;
  const { error } = query;
  const data = shownData(query);
  if (error !== undefined && data === undefined) {
    if (missing !== undefined && isApiError(error) && error.status === 404)
      return <EmptyState drawing="search" text={missing} />;
    return <ErrorState title={errorTitle} error={error} onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) {
    const isHeight = typeof skeleton === 'number';
    return (
      <div aria-busy="true">
        {isHeight ? <Skeleton shape="rounded" height={skeleton} /> : skeleton}
      </div>
    );
  }
  const isOfOther = 'currentData' in query && query.currentData === undefined;
  return (
    <div className="data-view" aria-busy={(isOfOther && query.isFetching) || undefined}>
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </div>
  );
}
