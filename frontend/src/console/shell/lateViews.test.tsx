import { screen } from '@testing-library/react';
import { hold } from '../../testing/hold';
import { renderBare } from '../../testing/render';
import { VIEW_PARTS } from './views';

test('a view shows its skeleton until its code is loaded', async () => {
  const { held, release } = hold();
  vi.spyOn(VIEW_PARTS['price-list'], 'load').mockImplementation(async () => {
    await held;
    return () => <p>The price list</p>;
  });
  // Reads the parts when it is loaded.
  const { VIEWS } = await import('./lateViews');
  const View = VIEWS['price-list'];
  const { container } = await renderBare(<View />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(container.querySelector('.view-skeleton')).not.toBeNull();
  release();
  expect(await screen.findByText('The price list')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
