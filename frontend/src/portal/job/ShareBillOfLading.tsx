import { useState } from 'react';
import { readToken } from '../../api/request/sessionToken';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';

async function load(href: string): Promise<File> {
  const token = readToken();
  const answer = await fetch(href, {
    credentials: 'include',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return new File([await answer.blob()], 'bill-of-lading.pdf', { type: 'application/pdf' });
}

/**
 * Opens the phone's own sheet to view, print or send the PDF. In an app on an iPhone's home screen a
 * link would replace the portal, without a way back.
 */
export function ShareBillOfLading({ href }: { href: string }) {
  const { t } = useTranslation('driver');
  const [state, setState] = useState<'idle' | 'busy' | 'ready' | 'failed'>('idle');
  const [loaded, setLoaded] = useState<{ readonly href: string; readonly file: File }>();
  const handlePress = async () => {
    setState('busy');
    try {
      const file = loaded?.href === href ? loaded.file : await load(href);
      setLoaded({ href, file });
      await navigator.share({ files: [file] });
      setState('idle');
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      // The phone shares only shortly after a press; a second press has the file at hand.
      const next = { AbortError: 'idle', NotAllowedError: 'ready' } as const;
      setState(name in next ? next[name as keyof typeof next] : 'failed'); // looked up just before
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-disabled={state === 'busy'}
        onClick={() => {
          if (state !== 'busy') void handlePress();
        }}
      >
        {t('billOfLading.open')}
      </Button>
      <p className="type-body quiet" role="status">
        {state === 'ready' && t('billOfLading.ready')}
        {state === 'failed' && t('billOfLading.failed')}
      </p>
    </>
  );
}
