import { useTranslation } from '../text/useTranslation';

/** First stop of the Tab key; hidden until focused. The target is `#content`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#content">
      {t('skipToContent')}
    </a>
  );
}
