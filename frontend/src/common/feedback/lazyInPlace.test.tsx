import { fireEvent, render, screen } from '@testing-library/react';
import { lazyInPlace } from './lazyInPlace';

const Question = ({ of }: { of: string }) => <p>Remove {of}?</p>;

it('should leave the page where the part cannot be loaded, say so, and come with the next try', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest.fn(async () => Question).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyInPlace(load);
  render(
    <form>
      <input aria-label="Note" defaultValue="Feels well." />
      <Lazy of="this leave" />
    </form>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Note')).toHaveValue('Feels well.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Remove this leave?')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
