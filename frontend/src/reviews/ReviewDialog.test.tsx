import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../api/queryClient';
import { Notices } from '../common/feedback/Notices';
import { APPOINTMENT_ID } from '../test/builders';
import { FakeAnswer, fakeApi, refusal } from '../test/fakeApi';
import { buildPendingReview } from '../test/contentBuilders';
import { freshBrowser, logIn } from '../test/renderApp';
import { ReviewDialog } from './ReviewDialog';

const WRITE = 'POST /api/v1/reviews';
const TEXT = 'The doctor listened and explained every step.';
const review = buildPendingReview();

function open(answer: () => unknown = () => new FakeAnswer(201, review)) {
  const api = fakeApi({ [WRITE]: answer });
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient(0)}>
      <Notices />
      <ReviewDialog appointmentId={APPOINTMENT_ID} doctorName="Dr. Ananya Sharma" onClose={onClose} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'Send review' }));
  const fillIn = async (text = TEXT) => {
    // Without a mouse: the stars read its position, but jsdom has no layout.
    fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars: Very good' }));
    await user.click(screen.getByLabelText('Your review'));
    await user.paste(text);
  };
  return { api, onClose, user, send, fillIn };
}

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

describe('the review of a visit', () => {
  it('sends stars and words once, and says what follows', async () => {
    const { api, onClose, send, fillIn } = open();
    await fillIn();
    await send();
    expect(await screen.findByText('Thank you for your review.')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalled();
    const [call] = api.callsOf(WRITE);
    expect(call?.body).toEqual({ appointmentId: APPOINTMENT_ID, rating: 4, text: TEXT });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{16,}$/);
  });

  it('asks for the stars and the words before it sends anything', async () => {
    const { api, send } = open();
    await send();
    expect(await screen.findByText('Choose one to five stars.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription('Write a few words.');
    expect(api.callsOf(WRITE)).toHaveLength(0);
  });

  it('refuses 1001 characters', async () => {
    const { api, send, fillIn } = open();
    await fillIn('a'.repeat(1001));
    await send();
    expect(await screen.findByText('Use at most 1000 characters.')).toBeInTheDocument();
    expect(api.callsOf(WRITE)).toHaveLength(0);
  });

  it('says so when the visit has its review, and stays open', async () => {
    const { onClose, send, fillIn } = open(() =>
      refusal(409, 'ALREADY_REVIEWED', 'You have reviewed this visit already.'),
    );
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This visit already has a review.');
    expect(screen.getByRole('alert')).toHaveTextContent('You have reviewed this visit already.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the input when the server is down, and retries with the same key', async () => {
    const { api, send, fillIn } = open(() => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
    await fillIn();
    await send();
    expect(await screen.findByText('Please try again soon.')).toBeInTheDocument();
    api.set(WRITE, () => new FakeAnswer(201, review));
    await send();
    await waitFor(() => expect(api.callsOf(WRITE)).toHaveLength(2));
    const keys = api.callsOf(WRITE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
  });
});
