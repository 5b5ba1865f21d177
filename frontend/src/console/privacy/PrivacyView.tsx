import { PageHeader } from '../../ui/page/PageHeader';
import { useTranslation } from '../../ui/text/useTranslation';
import { Erasures } from './Erasures';
import { FindPeople } from './FindPeople';
import { KeptFacts } from './KeptFacts';
import { RetentionSection } from './RetentionSection';

/** For the privacy officer: what is kept of whom, giving it out, erasing it, and how long it is kept. */
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
