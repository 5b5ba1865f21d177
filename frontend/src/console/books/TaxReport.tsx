import { useGetTaxReportQuery, type TaxReport } from '../../api/invoicing/books';
import type { Days } from '../../parts/invoices/periods';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { useFitsTable } from '../../ui/list/useListLayout';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTexts } from '../../ui/text/useTexts';
import { Section } from '../../ui/layout/Section';
import './books.css';
import { MoneyText } from '../../ui/facts/MoneyText';
import { ShortTable } from '../../ui/list/ShortTable';
import { useTaxColumns } from './taxColumns';
import { useTaxWords } from './useTaxWords';

const SUMS = ['sales', 'gstHst', 'qst'] as const;

/** Totals of the period's invoices and credit notes, by line of the tax returns. */
export function TaxReport({ days }: { days: Days }) {
  const { t, format } = useTexts('books');
  const fitsTable = useFitsTable();
  const { currentData, ...answer } = useGetTaxReportQuery(days);
  return (
    <Section
      level="h2"
      title={t('taxes.title')}
      help={
        <>
          {t('taxes.days', { from: format.day(days.from), to: format.day(days.to) })}
          {currentData !== undefined &&
            ` ${t('taxes.count', {
              count: currentData.invoices,
              shown: format.number(currentData.invoices),
            })}`}
        </>
      }
    >
      <DataView
        query={{ ...answer, data: currentData }}
        errorTitle={t('taxes.loadFailed')}
        skeleton={<TableSkeleton rows={4} />}
        isEmpty={({ invoices }) => invoices === 0}
        empty={<EmptyState text={t('taxes.empty')} hint={t('taxes.emptyHint')} />}
      >
        {(report) => (
          <>
            <StatTiles label={t('taxes.title')}>
              {SUMS.map((sum) => (
                <StatTile
                  key={sum}
                  label={t(`taxes.${sum}`)}
                  isText={!fitsTable}
                  value={format.money(report[sum])}
                  note={t(`taxes.lineOf.${sum}`)}
                />
              ))}
            </StatTiles>
            {report.writeOffs > 0 && (
              <p className="type-small quiet">
                {t('taxes.writtenOff', { amount: format.money(report.writtenOff) })}
              </p>
            )}
            {report.lines.length > 0 && <TaxLines lines={report.lines} />}
          </>
        )}
      </DataView>
    </Section>
  );
}

function TaxLines({ lines }: { lines: TaxReport['lines'] }) {
  const { t, format } = useTexts('books');
  const fitsTable = useFitsTable();
  const columns = useTaxColumns();
  const words = useTaxWords();
  const items = lines.map((line, id) => ({ ...line, id }));
  const label = t('taxes.table');
  if (fitsTable) return <ShortTable {...{ items, columns, label }} />;
  return (
    <ul className="card row-list" aria-label={label}>
      {items.map((line) => (
        <li key={line.id}>
          <div className="row-words">
            <div className="strong">{words.name(line)}</div>
            <div className="small quiet">
              {[words.province(line), words.rate(line)].join(' · ')}
            </div>
            <div className="small quiet">{t('taxes.on', { amount: format.money(line.base) })}</div>
          </div>
          <MoneyText amount={line.amount} />
        </li>
      ))}
    </ul>
  );
}
