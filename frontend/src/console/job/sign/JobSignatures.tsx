import { answeredStrokes } from '@dispatch/domain/report/signature';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Job } from '../../../api/jobs/jobs';
import {
  claimPacketHref,
  useListJobSignaturesQuery,
  type Signature,
} from '../../../api/signatures';
import { PlainLink } from '../../../ui/button/PlainLink';
import { DataView } from '../../../ui/states/DataView';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../../../ui/layout/Section';
import { SignatureDrawing } from './SignatureDrawing';
import './sign.css';

interface JobSignaturesProps {
  job: Job;
  /** True if the job is not cancelled. */
  hasClaimPacket?: boolean;
}

/** The signatures and whether the sealed content is unchanged; hidden before the first signature request. */
export function JobSignatures({ job, hasClaimPacket = false }: JobSignaturesProps) {
  const { t } = useTranslation('signatures');
  const query = useListJobSignaturesQuery({ id: job.id });
  const { signatures = [], faults = [] } = query.data ?? {};
  if (query.data && signatures.length === 0 && faults.length === 0) return null;
  return (
    <Section
      title={t('title')}
      beside={
        hasClaimPacket && (
          <PlainLink
            size="small"
            color="secondary"
            href={claimPacketHref(job)}
            target="_blank"
            rel="noreferrer"
          >
            {t('claimPacket')}
          </PlainLink>
        )
      }
    >
      <DataView query={query} skeleton={null}>
        {() => (
          <>
            {faults.length > 0 && (
              <Alert severity="error">
                <AlertTitle>{t('faultTitle')}</AlertTitle>
                {faults.map(({ number, fault }) => (
                  <p key={`${String(number)} ${fault}`} className="type-body">
                    {t(`fault.${fault}`, { number: String(number) })}
                  </p>
                ))}
              </Alert>
            )}
            {signatures.map((signature) => (
              <OneSignature key={signature.number} signature={signature} />
            ))}
          </>
        )}
      </DataView>
    </Section>
  );
}

function OneSignature({ signature }: { signature: Signature }) {
  const { t, format } = useTexts('signatures');
  const { stage, outcome, name, method, strokes, language, sentence, signedAt } = signature;
  const time = format.moment(signedAt, 'dateTime');
  return (
    <div className="stack gap-4">
      <h4 className="type-label">{t(`by.${stage}`, { result: t(`outcome.${outcome}`) })}</h4>
      <p className="type-body breakable">{name === null ? time : t('name', { name, time })}</p>
      <SignatureDrawing
        strokes={answeredStrokes(strokes)}
        label={t('drawing', { name: name ?? '' })}
      />
      {method === 'typed' && <p className="type-body quiet">{t('typed')}</p>}
      {sentence !== null && (
        <p lang={language} className="type-body quiet">
          {sentence}
        </p>
      )}
      <span className="type-caption quiet">
        {t('sealed', { number: String(signature.number) })}
        <br />
        <span className="signature-hash">{t('hash', { hash: signature.hash })}</span>
      </span>
    </div>
  );
}
