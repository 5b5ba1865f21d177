import { useTranslation } from 'react-i18next';
import '../components/text.css';

/** First stop of the Tab key; unseen until it has the focus. The target is `#content`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#content">
      {t('skipToContent')}
    </a>
  );
}
