import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetJobChargesQuery, type Charge } from '../../../api/invoicing/charges';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { Button } from '../../../ui/button/Button';
import { late } from '../../../ui/over/late';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../../../ui/layout/Section';
import { ChargeRow } from './ChargeRow';
import { ChargeSums } from './ChargeSums';
import { ProposedCharges } from './ProposedCharges';
import './charges.css';

const ChargeDialog = late(async () => (await import('./ChargeDialog')).ChargeDialog);

interface JobChargesProps {
  job: Job;
  isChangeable: boolean;
}

/** Charges beyond the transport price, only for users with the billing permission. */
export function JobCharges({ job, isChangeable }: JobChargesProps) {
  const { may } = useSession();
  return may('billing:manage') ? <ChargesSection job={job} isChangeable={isChangeable} /> : null;
}

function ChargesSection({ job, isChangeable }: JobChargesProps) {
  const { t } = useTranslation('charges');
  const query = useGetJobChargesQuery({ id: job.id });
  const [opened, setOpened] = useState<Charge | 'new' | null>(null);
  return (
    <Section
      title={t('title')}
      beside={
        isChangeable && (
          <Button isMinor onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <DataView query={query} errorTitle={t('loadFailed')} skeleton={64}>
        {({ charges, proposals, total }) => (
          <div className="charges">
            {isChangeable && proposals.length > 0 && (
              <Alert severity="info">
                <ProposedCharges jobId={job.id} proposals={proposals} />
              </Alert>
            )}
            {charges.length === 0 ? (
              <p className="charges-none">{t('none')}</p>
            ) : (
              <>
                <ul className="charges-list">
                  {charges.map((charge) => (
                    <ChargeRow
                      key={charge.id}
                      charge={charge}
                      onEdit={isChangeable ? () => setOpened(charge) : null}
                    />
                  ))}
                </ul>
                <ChargeSums job={job} charges={charges} total={total} />
              </>
            )}
          </div>
        )}
      </DataView>
      {opened !== null && (
        <ChargeDialog
          jobId={job.id}
          charge={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}
