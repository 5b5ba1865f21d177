import { IMPORT_KINDS, ROW_STATES, type RowState } from '@dispatch/domain/imports/fields';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlId } from '../../ui/url/urlState';

export const ROW_FILTERS = ['all', ...ROW_STATES] as const;
export type RowFilter = 'all' | RowState;

/** Module-level, so its identity is stable: the open file, its step, the row filter and the row being corrected. */
export const IMPORT_FIELDS = {
  kind: urlChoice(IMPORT_KINDS, 'jobs'),
  customer: urlId(),
  import: urlId(),
  step: urlChoice(['rows', 'columns'], 'rows'),
  rows: urlChoice(ROW_FILTERS, 'all'),
  order: urlChoice(ORDERS, 'asc'),
  row: urlId(),
};
