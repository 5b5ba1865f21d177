import {
  RETENTION_KINDS,
  RETENTION,
  RETENTION_MAX_MONTHS,
  type RetentionKind,
} from '@dispatch/domain/privacy/retention';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { useState } from 'react';
import {
  useChangeRetentionMutation,
  type Retention,
  usePreviewRetentionQuery,
} from '../../api/privacy';
import { ifMatch } from '../../api/request/requestHeaders';
import { Button } from '../../ui/button/Button';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { PageForm } from '../../ui/form/sending/PageForm';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { retentionSchema, toValues, type RetentionValues, toTried } from './retentionForm';
import { NumberField } from '../../ui/form/number/NumberField';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTexts } from '../../ui/text/useTexts';

export function RetentionForm({ retention }: { retention: Retention }) {
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const [change] = useChangeRetentionMutation();
  const { form, base, theirs, settle, sending } = useRecordForm({
    place: 'retention',
    record: retention,
    resolver: zodResolver(retentionSchema),
    toValues,
    save: (values, { version }) => change({ retentionChanges: values, ...ifMatch(version) }),
    onSaved: (saved) => {
      settle(saved);
      toast.success(t('retention.saved'));
    },
  });
  const { isBusy, isDirty } = sending;
  return (
    <PageForm className="stack gap-12 privacy-section" {...sending}>
      <StaleNotice
        resource="company"
        id={null}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`kept.${name}`),
          text: String(value ?? ''),
        })}
      />
      <FormProvider {...form}>
        <div className="card form-section privacy-kinds">
          {RETENTION_KINDS.map((kind) => (
            <KindField key={kind} kind={kind} />
          ))}
        </div>
        <div className="privacy-foot">
          <Button type="submit" variant="contained" disabled={isBusy || !isDirty}>
            {t(isBusy ? 'retention.saving' : 'retention.save')}
          </Button>
        </div>
        <Preview lastRunOn={base.lastRunOn} />
      </FormProvider>
    </PageForm>
  );
}

/** Retention of one record type in months, with what is deleted then and why not earlier. */
function KindField({ kind }: { kind: RetentionKind }) {
  const { t } = useTranslation('privacy');
  const { leastMonths, fromYearEnd, basis, usual } = RETENTION[kind];
  const least =
    usual === null
      ? t(fromYearEnd ? 'retention.leastYear' : 'retention.least', { count: leastMonths })
      : t('retention.noLeast');
  return (
    <div>
      <NumberField<RetentionValues>
        name={kind}
        label={t(`kept.${kind}`)}
        help={`${least}. ${t(`goes.${kind}`)}`}
        bounds={{ min: leastMonths, max: RETENTION_MAX_MONTHS, decimals: 0, unit: 'month' }}
      />
      <p className="caption quiet">{t(`basis.${basis}`)}</p>
    </div>
  );
}

/** A dry run of the entered values: counts what would be deleted and changes nothing. */
function Preview({ lastRunOn }: { lastRunOn: string | null }) {
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
