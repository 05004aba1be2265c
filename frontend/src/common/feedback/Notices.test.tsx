import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ConfirmDialog } from './ConfirmDialog';
import { Notices } from './Notices';
import { InlineError } from './InlineError';
import {
  clearNotices,
  closeNoticesBefore,
  notifyError,
  notifyInfo,
  notifySuccess,
  settleSubject,
} from './notices';

const ADD = 'add a medicine';
/** The shown notices from top to bottom, without button labels. */
const shown = () => [...document.querySelectorAll('.notice__text')].map(({ textContent }) => textContent);

function say(tell: () => void): void {
  act(tell);
}

beforeEach(() => {
  clearNotices();
  render(<Notices />);
});

it('shows the newest first, and the number of older ones', () => {
  say(() => ['first', 'second', 'third'].forEach((text) => notifyError(text)));
  say(() => notifySuccess('Added successfully'));
  expect(shown()).toEqual(['Added successfully', 'third', 'second']);
  expect(screen.getByText('1 older')).toBeInTheDocument();
});

it('puts a repeated failure in the place of its twin, whatever its reason is now', () => {
  say(() => notifyError('Not added.', 'Wait 20 seconds.'));
  say(() => notifyInfo('Something else.'));
  say(() => notifyError('Not added.', 'Wait 18 seconds.'));
  expect(shown()).toEqual(['Not added.Wait 18 seconds.', 'Something else.']);
});

it('keeps the same sentence of two forms apart', () => {
  say(() => notifyError('Not saved.', undefined, 'picture'));
  say(() => notifyError('Not saved.', undefined, 'password'));
  expect(shown()).toHaveLength(2);
});

it('replaces all older notices about the same subject, and no others', () => {
  say(() => notifyError('Not added.', 'The name is missing.', ADD));
  say(() => notifyError('The picture is too big.', undefined, ADD));
  say(() => notifyError('The export failed.', undefined, 'export'));
  say(() => notifyError('You are logged out.'));
  expect(shown()).toEqual(['You are logged out.', 'The export failed.', 'The picture is too big.']);
  say(() => notifySuccess('Added successfully', 'Paracetamol', ADD));
  expect(shown()).toEqual(['Added successfullyParacetamol', 'You are logged out.', 'The export failed.']);
});

it('closes a success after 4 seconds, an error never, and neither under the pointer', () => {
  jest.useFakeTimers();
  say(() => notifySuccess('Saved'));
  say(() => notifyError('Not saved.', undefined, 'other'));
  const saved = screen.getByText('Saved').closest('.notice')!;
  act(() => jest.advanceTimersByTime(3900));
  fireEvent.pointerEnter(saved);
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toEqual(['Not saved.', 'Saved']);
  fireEvent.pointerLeave(saved);
  act(() => jest.advanceTimersByTime(3900));
  expect(shown()).toContain('Saved');
  act(() => jest.advanceTimersByTime(200));
  expect(shown()).toEqual(['Not saved.']);
});

it('closes on navigation, except for notices created together with it', () => {
  jest.useFakeTimers();
  say(() => notifyError('Not saved.'));
  act(() => jest.advanceTimersByTime(2000));
  say(() => notifySuccess('Login successful!'));
  act(() => jest.advanceTimersByTime(3000));
  // The next page took three seconds to load: the notice keeps its full time there.
  say(() => closeNoticesBefore(performance.now() - 2990));
  expect(shown()).toEqual(['Login successful!']);
  act(() => jest.advanceTimersByTime(3900));
  expect(shown()).toEqual(['Login successful!']);
  act(() => jest.advanceTimersByTime(200));
  expect(shown()).toEqual([]);
});

it('shows an error next to its cause, too, and reads it out once', () => {
  render(<InlineError subject={ADD} />);
  say(() => notifyError('Not added.', 'The name is missing.', ADD));
  expect(screen.getAllByText('Not added.')).toHaveLength(2);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Not added.The name is missing.');
  expect(alert).not.toHaveClass('notice');
  say(() => notifySuccess('Added successfully', undefined, ADD));
  expect(screen.queryByText('Not added.')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Added successfully');
});

it('removes the errors of a form that succeeds without a notice', () => {
  say(() => notifyError('Not downloaded.', undefined, 'my data'));
  say(() => notifySuccess('Saved', undefined, 'my data too'));
  say(() => settleSubject('my data'));
  expect(shown()).toEqual(['Saved']);
});

it('shows an older one again when a newer one is closed', () => {
  say(() => ['first', 'second', 'third', 'fourth'].forEach((text) => notifyError(text)));
  const newest = screen.getByText('fourth').closest<HTMLElement>('[role="alert"]');
  if (!newest) throw new Error('The newest notice is not shown.');
  act(() => within(newest).getByRole('button', { name: 'Close notice' }).click());
  expect(shown()).toEqual(['third', 'second', 'first']);
  expect(screen.queryByText(/older/)).not.toBeInTheDocument();
});

it('is read out while a dialog is open', () => {
  render(
    <ConfirmDialog
      title="Delete it?"
      confirmLabel="Delete"
      busy={false}
      onConfirm={clearNotices}
      onClose={clearNotices}
    >
      It cannot be undone.
    </ConfirmDialog>,
  );
  say(() => notifyError('The connection is lost.'));
  expect(screen.getByRole('alert')).toHaveTextContent('The connection is lost.');
});
