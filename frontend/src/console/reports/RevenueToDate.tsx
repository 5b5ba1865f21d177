import { changeInPercent } from '@dispatch/domain/reports/growth';
import { useGetRevenueToDateQuery } from '../../api/reports';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { Section } from '../../ui/layout/Section';
import { useFitsTable } from '../../ui/list/useListLayout';
import { DataView } from '../../ui/states/DataView';
import { useTexts } from '../../ui/text/useTexts';

const BLANK = '\u00a0';

/** Compares the running month, up to today, with the last one and the same one a year earlier. */
export function RevenueToDate() {
  const { t, format } = useTexts('reports');
  const fitsTable = useFitsTable();
  const { currentData, ...answer } = useGetRevenueToDateQuery();
  const title = t('toDate.title');
  const change = (now: number, before: number) => {
    const percent = changeInPercent(now, before);
    if (percent === null) return t('toDate.nothingBefore');
    return t('toDate.change', {
      percent: `${percent > 0 ? '+' : ''}${format.percent(percent)}`,
    });
  };
  return (
    <Section level="h2" title={title} help={t('toDate.help')}>
      <DataView
        query={{ ...answer, data: currentData }}
        errorTitle={t('loadFailed')}
        skeleton={
          <StatTiles label={title}>
            <StatTile label={t('toDate.thisMonth')} value={undefined} note={BLANK} />
            <StatTile label={BLANK} value={undefined} note={BLANK} />
            <StatTile label={BLANK} value={undefined} note={BLANK} />
          </StatTiles>
        }
      >
        {({ thisMonth, lastMonthSoFar, lastMonth, lastYearSoFar, sameMonthLastYear }) => (
          <StatTiles label={title}>
            <StatTile
              label={t('toDate.thisMonth')}
              isText={!fitsTable}
              value={format.money(thisMonth.revenue)}
              note={t('toDate.until', { day: format.day(thisMonth.to) })}
            />
            <StatTile
              label={t('toDate.lastMonth', { day: format.day(lastMonthSoFar.to) })}
              isText={!fitsTable}
              value={format.money(lastMonthSoFar.revenue)}
              note={`${change(thisMonth.revenue, lastMonthSoFar.revenue)} · ${t('toDate.whole', {
                amount: format.money(lastMonth.revenue),
              })}`}
            />
            <StatTile
              label={t('toDate.lastYear', { day: format.day(lastYearSoFar.to) })}
              isText={!fitsTable}
              value={format.money(lastYearSoFar.revenue)}
              note={`${change(thisMonth.revenue, lastYearSoFar.revenue)} · ${t('toDate.whole', {
                amount: format.money(sameMonthLastYear.revenue),
              })}`}
            />
          </StatTiles>
        )}
      </DataView>
    </Section>
  );
}
