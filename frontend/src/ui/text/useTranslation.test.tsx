import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { startI18n } from '../../lib/i18n';
import { useTranslation } from './useTranslation';

function Title() {
  const { t, i18n } = useTranslation(['billing', 'common']);
  return <p lang={i18n.language}>{`${t('title')} (${t('common:actions.cancel')})`}</p>;
}

test('waits for texts that are not loaded, and re-renders in another language', async () => {
  const texts = await startI18n('en-CA');
  await act(async () => {
    render(
      <I18nextProvider i18n={texts}>
        <Suspense>
          <Title />
        </Suspense>
      </I18nextProvider>,
    );
    await texts.loadNamespaces('billing');
  });
  expect(await screen.findByText('Billing Management (Cancel)')).toHaveAttribute('lang', 'en-CA');
  await act(() => texts.changeLanguage('fr-CA'));
  expect(await screen.findByText(/\(Annuler\)/)).toHaveAttribute('lang', 'fr-CA');
});
