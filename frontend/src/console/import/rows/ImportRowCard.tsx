import type { Import, ImportRow } from '../../../api/imports';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { RecordCard } from '../../../ui/list/RecordCard';
import { CutText } from '../../../ui/text/CutText';
import '../../../ui/text/text.css';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { RowActions } from './RowActions';
import { RowCustomer } from './RowCustomer';
import { RowProblems } from './RowProblems';
import { routeOf, unitsOf } from './rowWords';

export function ImportRowCard({ one, row }: { one: Import; row: ImportRow }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { line, job } = row;
  const named = t('rows.named', { line: format.number(line) });
  return (
    <RecordCard label={named} foot={<RowActions one={one} row={row} />}>
      <div className="record-card-head">
        <span className="strong push">{named}</span>
        {job?.price != null && <MoneyText amount={job.price} />}
      </div>
      <RowCustomer row={row} />
      {job && (
        <>
          <CutText value={routeOf(row)} onTwoLines />
          <CutText value={unitsOf(row)} onTwoLines />
          {job.preferredPickupDate && (
            <span className="small quiet">{format.day(job.preferredPickupDate)}</span>
          )}
        </>
      )}
      <RowProblems row={row} />
    </RecordCard>
  );
}
