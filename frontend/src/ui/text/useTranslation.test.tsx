import { act, render, screen } from '@testing-library/react';
import { memo, startTransition, Suspense, useMemo, useState } from 'react';
import { startI18n } from '../../lib/i18n';
import { TextsProvider, useTranslation } from './useTranslation';

const Title = memo(function Title() {
  const { t, i18n } = useTranslation(['billing', 'common']);
  const language = useMemo(() => i18n.language, [i18n]);
  return <p lang={language}>{`${t('title')} (${t('common:actions.cancel')})`}</p>;
});

test('texts that are not there yet are waited for; another language draws them anew', async () => {
  const texts = await startI18n('en-CA');
  await act(async () => {
    render(
      <TextsProvider texts={texts}>
        <Suspense>
          <Title />
        </Suspense>
      </TextsProvider>,
    );
    await texts.loadNamespaces('billing');
  });
  expect(screen.getByText('Billing Management (Cancel)')).toHaveAttribute('lang', 'en-CA');
  await act(() => texts.changeLanguage('fr-CA'));
  expect(screen.getByText(/\(Annuler\)/)).toHaveAttribute('lang', 'fr-CA');
});

test('a transition waits for texts and then goes on where it stopped', async () => {
  const texts = await startI18n('en-CA');
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    if (isOpen) return <Title />;
    return <button onClick={() => startTransition(() => setIsOpen(true))}>Open</button>;
  }
  render(
    <TextsProvider texts={texts}>
      <Suspense>
        <Page />
      </Suspense>
    </TextsProvider>,
  );
  // Inside act React draws at one go and never goes on where it stopped.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    screen.getByRole('button').click();
    expect(await screen.findByText('Billing Management (Cancel)')).toBeVisible();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
});

test('whoever asks in the same language gets the same texts', async () => {
  const texts = await startI18n('en-CA');
  const seen = new Set<unknown>();
  function Asks() {
    seen.add(useTranslation());
    return null;
  }
  render(
    <TextsProvider texts={texts}>
      <Asks />
      <Asks />
    </TextsProvider>,
  );
  expect(seen.size).toBe(1);
});
