import { useFormContext, useWatch } from 'react-hook-form';
import { usePreviewRetentionQuery } from '../../api/privacy';
import { Button } from '../../ui/button/Button';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTexts } from '../../ui/text/useTexts';
import { useState } from 'react';
import { toTried, type RetentionValues } from './retentionForm';

/** A dry run of the entered values: counts what would be deleted and changes nothing. */
export function Preview({ lastRunOn }: { lastRunOn: string | null }) {
  const { t, format } = useTexts('privacy');
  const { control } = useFormContext<RetentionValues>();
  // Every field has an initial value.
  const values = useWatch({ control }) as RetentionValues;
  const [tried, setTried] = useState<ReturnType<typeof toTried> | null>(null);
  return (
    <>
      <div className="control-row">
        <Button variant="outlined" color="secondary" onClick={() => setTried(toTried(values))}>
          {t('retention.preview')}
        </Button>
        {lastRunOn && (
          <span className="small quiet">
            {t('retention.lastRun', { date: format.day(lastRunOn) })}
          </span>
        )}
      </div>
      {tried && <Counted tried={tried} />}
    </>
  );
}

function Counted({ tried }: { tried: ReturnType<typeof toTried> }) {
  const { t, format } = useTexts('privacy');
  const query = usePreviewRetentionQuery(tried, { refetchOnMountOrArgChange: true });
  return (
    <DataView
      query={query}
      errorTitle={t('retention.previewFailed')}
      skeleton={<TableSkeleton rows={4} />}
    >
      {(kinds) => (
        <>
          <p className="small quiet">{t('retention.unsaved')}</p>
          <ul className="card row-list">
            {kinds.map(({ kind, months, due, oldest }) => (
              <li key={kind}>
                <span className="row-words strong">{t(`kept.${kind}`)}</span>
                <span className="small">
                  {months === null
                    ? t('retention.forever')
                    : oldest === null
                      ? t('retention.nothing')
                      : t('retention.would', { count: due, date: format.moment(oldest) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DataView>
  );
}
