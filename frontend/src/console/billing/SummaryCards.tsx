import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetBillingSummaryQuery } from '../../api/jobs';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** Counts and revenue over all jobs in billing, whatever the list below is narrowed to. */
export function SummaryCards() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { data, isLoading } = useGetBillingSummaryQuery();
  const cards = [
    ['pending', format.number(data?.pending ?? 0)],
    ['complete', format.number(data?.complete ?? 0)],
    ['revenue', format.money(data?.totalRevenue ?? 0)],
  ] as const;
  return (
    <Box
      component="section"
      aria-label={t('summary.label')}
      aria-busy={isLoading}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {cards.map(([card, value]) => (
        <Card key={card} sx={{ p: 4 }}>
          <Typography variant="body2" color="text.secondary" id={`billing-${card}`}>
            {t(`summary.${card}`)}
          </Typography>
          {isLoading ? (
            <Skeleton sx={{ typography: 'figure', width: '45%' }} />
          ) : (
            <Typography variant="figure" component="p" aria-labelledby={`billing-${card}`}>
              {value}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
