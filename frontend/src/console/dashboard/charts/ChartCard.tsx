import { useId, useRef, useState, type ReactNode } from 'react';
import { Switch } from '../../../ui/form/Switch';
import { Skeleton } from '../../../ui/states/Skeleton';
import { DataView } from '../../../ui/states/DataView';
import { useComesNear } from '../../../ui/screen/useComesNear';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../dashboard.css';
import { ChartTable, type ChartColumn } from './ChartTable';
import { PLOT_HEIGHT } from '../../../parts/charts/geometry';

interface ChartCardProps<Row> {
  title: string;
  /** Describes the chart and its total. */
  summary: (rows: readonly Row[]) => string;
  query: { data?: readonly Row[]; error?: unknown; isLoading: boolean; refetch: () => unknown };
  columns: readonly ChartColumn<Row>[];
  isEmpty: (rows: readonly Row[]) => boolean;
  empty: string;
  plot: (rows: readonly Row[]) => ReactNode;
  controls?: ReactNode;
}

/** A chart, or the same data as a table. Screen readers always get the table. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, summary, query, columns, isEmpty, empty, plot, controls } = props;
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComesNear(place);
  return (
    <section className="card chart-card" aria-labelledby={id}>
      <div className="chart-head">
        <div className="chart-words">
          <h2 id={id} className="type-h2">
            {title}
          </h2>
          <div className="type-small quiet">
            {query.isLoading && <Skeleton width="12rem" />}
            {query.data && summary(query.data)}
          </div>
        </div>
        {controls}
      </div>
      <div ref={place} className="chart-place" style={{ height: PLOT_HEIGHT }}>
        <DataView
          query={query}
          skeleton={<Skeleton shape="rounded" height={PLOT_HEIGHT} />}
          isEmpty={isEmpty}
          empty={<p className="chart-empty type-body quiet">{empty}</p>}
        >
          {(rows) => (
            <>
              {!isTable && isNear && plot(rows)}
              <ChartTable title={title} rows={rows} columns={columns} isHidden={!isTable} />
            </>
          )}
        </DataView>
      </div>
      <Switch
        label={t('charts.asTable')}
        checked={isTable}
        onChange={setIsTable}
        describedBy={id}
      />
    </section>
  );
}
