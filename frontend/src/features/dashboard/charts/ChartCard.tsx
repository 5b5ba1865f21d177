import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataView } from '../../../components/states/DataView';
import { useComesNear } from '../../../components/useComesNear';
import { ChartTable, type ChartColumn } from './ChartTable';
import { PLOT_HEIGHT } from './geometry';

interface ChartCardProps<Row> {
  title: string;
  /** What is counted, and how much of it there is in all. */
  summary: (rows: readonly Row[]) => string;
  query: { data?: readonly Row[]; error?: unknown; isLoading: boolean; refetch: () => unknown };
  columns: readonly ChartColumn<Row>[];
  isEmpty: (rows: readonly Row[]) => boolean;
  empty: string;
  plot: (rows: readonly Row[]) => ReactNode;
  /** Chooses what is shown. */
  controls?: ReactNode;
}

/** One chart, or the same as a table; who listens to the page always has the table. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, summary, query, columns, isEmpty, empty, plot, controls } = props;
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComesNear(place);
  const wait = <Skeleton variant="rounded" height={PLOT_HEIGHT} />;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {query.isLoading && <Skeleton width="12rem" />}
            {query.data && summary(query.data)}
          </Typography>
        </Box>
        {controls}
      </Box>
      <Box ref={place} sx={{ height: PLOT_HEIGHT, position: 'relative' }}>
        <DataView
          query={query}
          skeleton={wait}
          isEmpty={isEmpty}
          empty={
            <Box sx={{ height: 1, display: 'grid', placeContent: 'center', textAlign: 'center' }}>
              <Typography color="text.secondary">{empty}</Typography>
            </Box>
          }
        >
          {(rows) => (
            <>
              {!isTable && isNear && <Suspense fallback={wait}>{plot(rows)}</Suspense>}
              <ChartTable title={title} rows={rows} columns={columns} isHidden={!isTable} />
            </>
          )}
        </DataView>
      </Box>
      <FormControlLabel
        label={t('charts.asTable')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ justifySelf: 'start', m: 0, gap: 1 }}
        control={
          <Switch
            size="small"
            checked={isTable}
            onChange={(_event, isOn) => setIsTable(isOn)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
    </Card>
  );
}
