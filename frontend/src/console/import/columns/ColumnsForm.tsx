import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DATE_ORDERS } from '@dispatch/domain/imports/dates';
import { columnsOf, type ImportColumn } from '@dispatch/domain/imports/fields';
import {
  sentColumns,
  useChangeImportColumnsMutation,
  useListImportRowsQuery,
  type Import,
  type Mapping,
} from '../../../api/imports';
import { ifMatch } from '../../../api/request/requestHeaders';
import { CustomerFilter } from '../../../parts/people/CustomerFilter';
import { Button } from '../../../ui/button/Button';
import { FormSection } from '../../../ui/form/layout/FormSection';
import { Select } from '../../../ui/form/Select';
import { KeptWorkNotice } from '../../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { useAct } from '../../../ui/record/useAct';
import { useEditGuard } from '../../../ui/record/useEditGuard';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { Headed } from '../Headed';
import { IMPORT_FIELDS } from '../importUrl';
import { ColumnLine } from './ColumnLine';

const ORDERS = ['unknown', ...DATE_ORDERS] as const;
const KEEPS = ['nobody', 'customer', 'all'] as const;

interface ColumnsValues {
  columns: Mapping;
  order: (typeof ORDERS)[number];
  customerId: number | null;
  keepFor: (typeof KEEPS)[number];
}

/** Maps the file's columns to fields and chooses for which files to store the mapping. */
export function ColumnsForm({ one }: { one: Import }) {
  const { t } = useTranslation(['import', 'jobs']);
  const act = useAct();
  const [, change] = useUrlState(IMPORT_FIELDS);
  const before: ColumnsValues = {
    columns: one.columns,
    order: one.dateOrder ?? 'unknown',
    customerId: one.customer?.id ?? null,
    keepFor: 'nobody',
  };
  const form = useForm({ defaultValues: before });
  const { columns, order, customerId, keepFor } = useWatch({
    control: form.control,
    compute: (values: ColumnsValues) => values,
  });
  const { isDirty } = form.formState;
  const { onDirty, release } = useEditGuard((search) => search.get('step') === 'columns');
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const work = useKeptWork({ form, place: `import-${one.id}-columns`, before });
  const [save, { isLoading }] = useChangeImportColumnsMutation();
  const { data: samples = [] } = useListImportRowsQuery({ id: one.id, limit: 5 });
  const format = useFormat();
  // The order stays while columns are mapped.
  const [places] = useState(() => unreadFirst(one));
  const unread = columns.filter((column) => column === null).length;
  // Each field has one column, so assigning it removes it from another.
  const lead = (at: number, column: ImportColumn | null) =>
    form.setValue(
      'columns',
      columns.map((present, place) => {
        if (place === at) return column;
        return present === column ? null : present;
      }),
      { shouldDirty: true },
    );
  const keeps = KEEPS.filter((value) => value !== 'customer' || customerId !== null);
  const kept = keeps.includes(keepFor) ? keepFor : 'nobody';
  const submit = async () => {
    if (isLoading) return;
    const importColumns = {
      columns: sentColumns(columns),
      ...{ customerId, keepFor: kept, dateOrder: order === 'unknown' ? null : order },
    };
    const isDone = await act({
      send: () => save({ id: one.id, importColumns, ...ifMatch(one.version) }),
      about: one.fileName,
    });
    if (!isDone) return;
    work.release();
    release();
    change({ step: 'rows', rows: 'all' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <KeptWorkNotice kept={work} />
      <FormSection title={t('columns.title')}>
        <p className="quiet import-text">{t('columns.intro')}</p>
        {unread > 0 && (
          <p className="warned import-text">
            {t('columns.unread', { count: unread, shown: format.number(unread) })}
          </p>
        )}
        <ul className="plain-list">
          {places.map((at, place) => (
            <ColumnLine
              key={at} // a head may stand twice
              head={one.heads[at] || t('columns.unnamed', { number: at + 1 })}
              sample={samples.map(({ cells }) => cells[at]).find(Boolean) ?? null}
              choices={columnsOf(one.kind)}
              isFirst={place === 0 && !one.columns[at]}
              value={columns[at] ?? null}
              onChange={(column) => lead(at, column)}
            />
          ))}
        </ul>
        <div className="import-choices">
          {one.kind === 'jobs' && (
            <>
              <Headed words={t('rows.customer')}>
                <CustomerFilter
                  value={customerId}
                  onChange={(value) => form.setValue('customerId', value, { shouldDirty: true })}
                  allLabel={t('start.everyRow')}
                />
              </Headed>
              <Headed words={t('columns.dateOrder')}>
                <Select
                  label={t('columns.dateOrder')}
                  options={ORDERS.map((value) => ({ value, label: t(`columns.orders.${value}`) }))}
                  value={order}
                  onChange={(value) => form.setValue('order', value, { shouldDirty: true })}
                />
              </Headed>
            </>
          )}
          <Headed words={t('columns.keep')}>
            <Select
              label={t('columns.keep')}
              options={keeps.map((value) => ({ value, label: t(`columns.keeps.${value}`) }))}
              value={kept}
              onChange={(value) => form.setValue('keepFor', value, { shouldDirty: true })}
            />
          </Headed>
        </div>
        <div className="import-buttons">
          <Button type="submit" variant="contained" disabled={isLoading}>
            {t(isLoading ? 'columns.saving' : 'columns.save')}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}

/** The places of the columns, those that are not imported first. */
function unreadFirst({ heads, columns }: Import): number[] {
  const isRead = (at: number) => Number((columns[at] ?? null) !== null);
  return [...heads.keys()].sort((one, other) => isRead(one) - isRead(other));
}
