import { screen } from '@testing-library/react';
import { fakeApi } from '../../test/fakeApi';
import { freshBrowser, renderApp } from '../../test/renderApp';
import { startColorScheme } from './colorScheme';

let devicePrefersDark: boolean;
const listeners = new Set<() => void>();

function deviceChangesTo(dark: boolean): void {
  devicePrefersDark = dark;
  for (const listener of listeners) listener();
}

beforeEach(() => {
  freshBrowser();
  devicePrefersDark = false;
  const ignore = () => undefined;
  window.matchMedia = (media) => ({
    media,
    matches: media.includes('dark') && devicePrefersDark,
    onchange: null,
    addEventListener: (_: string, listener: unknown) => listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener as () => void),
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  });
  startColorScheme();
});

const scheme = () => document.documentElement.className;

it('follows the device until a person chooses', () => {
  expect(scheme()).toBe('light');
  deviceChangesTo(true);
  expect(scheme()).toBe('dark');
});

it('goes round light, dark and the device with the button, and keeps the choice', async () => {
  fakeApi({});
  deviceChangesTo(true);
  const { user } = renderApp('/terms');
  await user.click(await screen.findByRole('button', { name: 'Colours: system. Change to light' }));
  expect(scheme()).toBe('light');
  deviceChangesTo(false);
  await user.click(screen.getByRole('button', { name: 'Colours: light. Change to dark' }));
  expect(scheme()).toBe('dark');
  startColorScheme();
  expect(scheme()).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Colours: dark. Change to system' }));
  expect(scheme()).toBe('light');
});
