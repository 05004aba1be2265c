import { screen, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { buildPendingReview } from '../../test/contentBuilders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const review = buildPendingReview();

function open(act: jest.Mock, rows = [review]) {
  return renderConsole('/admin/reviews', fakeProvider({ reviews: rows }, { act: act as never }));
}

describe('the reviews of the console', () => {
  it('shows the words as text, with stars, visit and state', async () => {
    open(jest.fn(), [buildPendingReview({ text: '<img src=x onerror=alert(1)>' })]);
    const card = within(
      (await screen.findByRole('heading', { name: 'Asha Rao' })).closest('li') as HTMLElement,
    );
    expect(card.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(card.getByRole('img', { name: '4 Stars' })).toBeInTheDocument();
    expect(card.getByText('Pending')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Visit to Dr. Ananya Sharma' })).toHaveAttribute(
      'href',
      `/admin/appointments/${review.appointmentId}/show`,
    );
  });

  it.each([
    ['Approve', 'approve', 'Review approved'],
    ['Hide', 'hide', 'Review hidden'],
  ])('takes the step %s', async (label, step, sentence) => {
    const act = jest.fn(() => Promise.resolve({ data: review }));
    const { user } = open(act);
    await user.click(await screen.findByRole('button', { name: `${label} the review of Asha Rao` }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('reviews', review.id, step);
  });

  it.each([
    ['pending', ['Approve', 'Hide', 'Delete']],
    ['approved', ['Hide', 'Delete']],
    ['hidden', ['Approve', 'Delete']],
  ] as const)('offers the steps of a %s one', async (status, steps) => {
    open(jest.fn(), [buildPendingReview({ status })]);
    const card = (await screen.findByRole('heading', { name: 'Asha Rao' })).closest('li') as HTMLElement;
    const buttons = within(card).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(steps);
  });

  it('says why a step was refused', async () => {
    const refusal = new ConsoleError(new ApiError(404, { error: 'This review is gone.' }));
    const { user } = open(jest.fn(() => Promise.reject(refusal)));
    await user.click(await screen.findByRole('button', { name: 'Approve the review of Asha Rao' }));
    expect(await screen.findByText('The review was not changed.')).toBeInTheDocument();
    expect(screen.getByText('This review is gone.')).toBeInTheDocument();
  });
});
