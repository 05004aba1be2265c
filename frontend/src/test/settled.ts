import { act, screen } from '@testing-library/react';

/** Long enough for a polling page to have polled several times, ms. */
const A_WHILE_MS = 200;

/** Waits until a page with a failed request is stable: it offers a retry. */
export async function settledOnError(): Promise<void> {
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => new Promise((resolve) => setTimeout(resolve, A_WHILE_MS)));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
}
