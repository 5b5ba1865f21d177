import { answeredStrokes } from '@dispatch/domain/report/signature';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '../../../api/jobs/jobs';
import {
  claimPacketHref,
  useListJobSignaturesQuery,
  type Signature,
} from '../../../api/signatures';
import { PlainLink } from '../../../ui/button/PlainLink';
import { DataView } from '../../../ui/states/DataView';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../Section';
import { SignatureDrawing } from './SignatureDrawing';

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
      action={
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
                  <Typography key={`${String(number)} ${fault}`}>
                    {t(`fault.${fault}`, { number: String(number) })}
                  </Typography>
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
  const { t } = useTranslation('signatures');
  const format = useFormat();
  const { stage, outcome, name, method, strokes, language, sentence, signedAt } = signature;
  const time = format.moment(signedAt, 'dateTime');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="subtitle2" component="h4">
        {t(`by.${stage}`, { result: t(`outcome.${outcome}`) })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {name === null ? time : t('name', { name, time })}
      </Typography>
      <SignatureDrawing
        strokes={answeredStrokes(strokes)}
        label={t('drawing', { name: name ?? '' })}
      />
      {method === 'typed' && <Typography color="text.secondary">{t('typed')}</Typography>}
      {sentence !== null && (
        <Typography color="text.secondary" lang={language}>
          {sentence}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        {t('sealed', { number: String(signature.number) })}
        <br />
        <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {t('hash', { hash: signature.hash })}
        </Box>
      </Typography>
    </Box>
  );
}
