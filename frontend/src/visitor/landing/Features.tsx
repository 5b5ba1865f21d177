import { useTranslation } from '../../ui/text/useTranslation';
import { FEATURES, FeatureIcon, type Feature } from './FeatureIcon';

export function Features() {
  const { t } = useTranslation('landing');
  return (
    <section id="features" className="landing-features">
      <div className="landing-width">
        <h2 className="landing-title">{t('featuresTitle')}</h2>
        <ul>
          {FEATURES.map((feature) => (
            <FeatureText key={feature} feature={feature} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeatureText({ feature }: { feature: Feature }) {
  const { t } = useTranslation('landing');
  return (
    <li>
      <FeatureIcon feature={feature} />
      <h3 className="type-h2">{t(`features.${feature}.title`)}</h3>
      <p className="type-body quiet">{t(`features.${feature}.text`)}</p>
    </li>
  );
}
