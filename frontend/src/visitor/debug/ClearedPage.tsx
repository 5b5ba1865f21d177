import { useEffect, useState } from 'react';
import '../../ui/button/link.css';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { WaitScreen } from '../../ui/page/WaitScreen';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import './debug.css';
import { useClearBrowserState } from './useClearBrowserState';

export function ClearedPage() {
  const { t } = useTranslation();
  const clear = useClearBrowserState();
  const [isCleared, setIsCleared] = useState(false);
  useEffect(() => {
    void clear().then(() => setIsCleared(true));
  }, [clear]);
  if (!isCleared) return <WaitScreen />;
  return (
    <main className="cleared-page">
      <DocumentTitle title={t('cleared.text')} />
      <h1 className="type-h1">{t('cleared.text')}</h1>
      {/* Another page: this one may still be served by the worker that was removed. */}
      <a href="/" className="link">
        {t('cleared.home')}
      </a>
    </main>
  );
}
