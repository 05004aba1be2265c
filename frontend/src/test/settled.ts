import { act, screen } from '@testing-library/react';

/** Long enough for a page that asks again and again to have done so many times, ms. */
const A_WHILE_MS = 200;

/** A page that could not read something has come to rest: it still offers to try again after a while. */
export async function settledOnError(): Promise<void> {
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => new Promise((resolve) => setTimeout(resolve, A_WHILE_MS)));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
}
