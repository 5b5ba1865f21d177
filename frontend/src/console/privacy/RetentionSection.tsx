import { useGetRetentionQuery } from '../../api/privacy';
import { DataView } from '../../ui/states/DataView';
import { TableSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import { RetentionForm } from './RetentionForm';
import { Section } from '../../ui/layout/Section';

/** Retention periods by record type. */
export function RetentionSection() {
  const { t } = useTranslation('privacy');
  const query = useGetRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section
      level="h2"
      className="privacy-section"
      title={t('retention.title')}
      help={t('retention.help')}
    >
      <DataView
        query={query}
        errorTitle={t('retention.failed')}
        skeleton={<TableSkeleton rows={4} />}
      >
        {(retention) => <RetentionForm retention={retention} />}
      </DataView>
    </Section>
  );
}
