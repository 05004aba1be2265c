import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, hospital } from '../../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../../test/renderApp';

/** A closure that includes any day of the test run. */
const LASTING = { from: '2020-01-01', to: '2999-12-31', name: 'annual maintenance' };

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

const card = async () => within(await screen.findByRole('complementary', { name: 'How to reach us' }));

describe('the contact card', () => {
  it.each(['/about', '/contact', '/terms', '/privacy', '/online-payment', '/orders', '/search', '/nowhere'])(
    'has the numbers, the address and the hours on %s',
    async (path) => {
      fakeApi({});
      renderApp(path);
      const shown = await card();
      expect(await shown.findByRole('link', { name: hospital.emergencyPhone })).toHaveAttribute(
        'href',
        expect.stringContaining('tel:'),
      );
      expect(shown.getByRole('link', { name: hospital.phone })).toBeVisible();
      expect(shown.getByText('8:00 AM to 8:00 PM, every day')).toBeVisible();
      expect(shown.getByRole('link', { name: 'Directions' })).toHaveAttribute(
        'href',
        expect.stringContaining(encodeURIComponent(hospital.address)),
      );
    },
  );

  it("says today's closure instead of being open, on the card, on the page and in the footer", async () => {
    fakeApi({ 'GET /api/v1/hospital': () => ({ ...hospital, closures: [LASTING] }) });
    renderApp('/contact');
    await waitFor(() => {
      expect(screen.getAllByText(/^Closed today and until .+: annual maintenance$/)).toHaveLength(3);
    });
    expect((await card()).getByText('Closed now')).toBeVisible();
    expect(screen.queryByText(/^Open now/)).toBeNull();
  });

  it('opens the chat', async () => {
    fakeApi({});
    const { user } = renderApp('/terms');
    await user.click((await card()).getByRole('button', { name: 'Ask in the chat' }));
    const focused = await screen.findByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(focused).toHaveFocus());
  });
});
