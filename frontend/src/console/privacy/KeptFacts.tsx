import { useGetPrivacyFactsQuery } from '../../api/privacy';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import { Section } from '../../ui/layout/Section';

/** Lists the stored data, its location, its transfer to third parties and its viewers. */
export function KeptFacts() {
  const { t } = useTranslation('privacy');
  const query = useGetPrivacyFactsQuery();
  return (
    <Section
      level="h2"
      className="privacy-section"
      title={t('facts.title')}
      help={t('facts.notAdvice')}
    >
      <DataView query={query} errorTitle={t('facts.failed')} skeleton={<TableSkeleton rows={6} />}>
        {({ database, files, filesAt, mailAt, maps, providerAt, auditAt }) => (
          <dl className="card privacy-facts">
            <Fact name={t('facts.people')} text={t('facts.peopleKept')} />
            <Fact name={t('facts.customers')} text={t('facts.customersKept')} />
            <Fact name={t('facts.signers')} text={t('facts.signersKept')} />
            <Fact name={t('facts.photos')} text={t('facts.photosKept')} />
            <Fact name={t('facts.database')} text={t(`facts.${database}`)} />
            <Fact
              name={t('facts.files')}
              text={files === 's3' ? t('facts.s3', { host: filesAt }) : t('facts.folder')}
            />
            <Fact
              name={t('facts.mail')}
              text={mailAt === null ? t('facts.noMail') : t('facts.mailAt', { host: mailAt })}
            />
            <Fact
              name={t('facts.provider')}
              text={
                providerAt === null
                  ? t('facts.noProvider')
                  : t('facts.providerAt', { host: providerAt })
              }
            />
            <Fact
              name={t('facts.audit')}
              text={auditAt === null ? t('facts.noAudit') : t('facts.auditAt', { host: auditAt })}
            />
            <Fact name={t('facts.maps')} text={t(maps ? 'facts.mapsOn' : 'facts.mapsOff')} />
            <Fact name={t('facts.seen')} text={t('facts.seenBy')} />
          </dl>
        )}
      </DataView>
      <p className="small quiet">{t('facts.rights')}</p>
    </Section>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
