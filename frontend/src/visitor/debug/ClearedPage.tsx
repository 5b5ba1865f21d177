import { useCallback, useEffect, useState } from 'react';
import { hasUnsentWork } from '../../lib/unsentWork';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { WaitScreen } from '../../ui/page/WaitScreen';
import { useTranslation } from '../../ui/text/useTranslation';
import { ClearQuestion } from './ClearQuestion';
import './debug.css';
import { useClearBrowserState } from './useClearBrowserState';

export function ClearedPage() {
  const { t } = useTranslation(['common', 'debug']);
  const clear = useClearBrowserState();
  const [step, setStep] = useState<'clearing' | 'asking' | 'cleared'>('clearing');
  const clearNow = useCallback(async () => {
    setStep('clearing');
    await clear();
    setStep('cleared');
  }, [clear]);
  useEffect(() => {
    void hasUnsentWork().then((isUnsent) => (isUnsent ? setStep('asking') : clearNow()));
  }, [clearNow]);
  if (step === 'clearing') return <WaitScreen />;
  const title = t(step === 'asking' ? 'debug:unsentTitle' : 'cleared.text');
  return (
    <main className="cleared-page">
      <DocumentTitle title={title} />
      <h1 className="type-h1">{title}</h1>
      {step === 'asking' ? (
        <ClearQuestion onClear={() => void clearNow()} />
      ) : (
        // Another page: this one may still be served by the worker that was removed.
        <a href="/" className="link">
          {t('cleared.home')}
        </a>
      )}
    </main>
  );
}
