import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';

/** Copies a text, and shows the result next to it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('factors');
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      // Browsers deny the clipboard to pages without HTTPS.
      setSaid('notCopied');
    }
  };
  return (
    <>
      <Button isMinor onClick={() => void copy()}>
        {label}
      </Button>
      <span className="type-small quiet factor-said" role="status">
        {said && t(said)}
      </span>
    </>
  );
}
