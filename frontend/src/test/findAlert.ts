import { screen, waitFor, within } from '@testing-library/react';

/** The text of an alert. An error is both in a notice and next to its cause; one of them is the alert. */
export const findAlert = (text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').map((alert) => within(alert).queryByText(text));
    const sentence = found.find((each) => each !== null);
    if (!sentence) throw new Error(`No alert says ${String(text)}.`);
    return sentence;
  });
