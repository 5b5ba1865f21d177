import { PageHeader } from '../../ui/page/PageHeader';
import { useTranslation } from '../../ui/text/useTranslation';
import { Erasures } from './Erasures';
import { FindPeople } from './FindPeople';
import { KeptFacts } from './KeptFacts';
import { RetentionSection } from './RetentionSection';
import './privacy.css';

/** For the privacy officer: stored personal data, its export, its erasure and its retention. */
export function PrivacyView() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <PageHeader title={t('title')} />
      <FindPeople />
      <Erasures />
      <RetentionSection />
      <KeptFacts />
    </>
  );
}
