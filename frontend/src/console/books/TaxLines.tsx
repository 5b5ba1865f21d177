import type { TaxReport } from '../../api/invoicing/books';
import { MoneyText } from '../../ui/facts/MoneyText';
import { ShortTable } from '../../ui/list/ShortTable';
import { useFitsTable } from '../../ui/list/useListLayout';
import { useTexts } from '../../ui/text/useTexts';
import './books.css';
import { useTaxColumns } from './taxColumns';
import { useTaxWords } from './useTaxWords';

export function TaxLines({ lines }: { lines: TaxReport['lines'] }) {
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
