import { screen, waitFor, within } from '@testing-library/react';
import { type FakeCall, refusal } from '../../test/fakeApi';
import { QUESTION_ID, buildAnswered, buildQuestion } from '../../test/contentBuilders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const ANSWER = 'PUT /api/questions/{id}';
const DELETE = 'DELETE /api/questions/{id}';
const PUBLISH = 'POST /api/v1/questions/{id}/publish';
const WORDS = 'Is there parking for bicycles?';
const panel = (name: 'Unanswered' | 'Answered') =>
  screen.findByRole('region', { name: new RegExp(`^${name} Questions`) });

/** A question desk in memory that behaves like the server's. */
function open(
  start = [buildQuestion()],
  { isPhone, refused }: { isPhone?: boolean; refused?: unknown } = {},
) {
  let questions = start;
  const having = (status: string) => () => ({
    questions: questions.filter((question) => question.status === status),
  });
  const change = (id: string | undefined, changes: object) => {
    questions = questions.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return questions.find((each) => each.id === id);
  };
  const handlers = {
    'GET /api/questions/unanswered': () => refused ?? having('unanswered')(),
    'GET /api/questions/answered': having('answered'),
    [ANSWER]: ({ params, body }: FakeCall) => ({
      msg: 'success',
      value: change(params.id, { ...(body as object), version: 2 }),
    }),
    [DELETE]: ({ params }: FakeCall) => {
      const gone = questions.find(({ id }) => id === params.id);
      questions = questions.filter(({ id }) => id !== params.id);
      return { msg: 'success', value: gone };
    },
    [PUBLISH]: ({ params }: FakeCall) => change(params.id, { published: true }),
  };
  return { change, ...renderConsole('/admin/Chatbot', fakeProvider({}), { handlers, isPhone }) };
}

const answerField = () => screen.findByLabelText(`Answer to: ${WORDS}`);

describe('the question admin', () => {
  it('shows both panels, each 75vh tall, with their questions as text', async () => {
    open([buildQuestion({ message: '<b>bold?</b>' }), buildAnswered({ id: 'c'.repeat(24) })]);
    const [unanswered, answered] = [await panel('Unanswered'), await panel('Answered')];
    expect(await within(unanswered).findByText('<b>bold?</b>')).toBeInTheDocument();
    expect(await within(answered).findByText('Yes, beside gate 2.')).toBeInTheDocument();
    for (const each of [unanswered, answered]) expect(each).toHaveStyle({ height: '75vh' });
  });

  it('sends an answer, which moves the question to the other panel', async () => {
    const { user, api } = open();
    await user.type(await answerField(), '  Yes, beside gate 2. ');
    await user.click(screen.getByRole('button', { name: 'Submit answer' }));
    expect(await within(await panel('Answered')).findByText('Yes, beside gate 2.')).toBeInTheDocument();
    expect(
      await within(await panel('Unanswered')).findByText(/No questions are waiting/),
    ).toBeInTheDocument();
    expect(api.callsOf(ANSWER)[0]?.body).toEqual({ adminReply: 'Yes, beside gate 2.', status: 'answered' });
  });

  it.each(['', '   '])('refuses the blank answer %j', async (text) => {
    const { user, api } = open();
    await user.click(await answerField());
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Submit answer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Answer cannot be empty');
    expect(await answerField()).toBeInvalid();
    expect(api.callsOf(ANSWER)).toHaveLength(0);
  });

  it('keeps the input when another person was first, beside their answer', async () => {
    const { user, api, change } = open();
    await user.type(await answerField(), 'Mine');
    api.set(ANSWER, () => {
      change(QUESTION_ID, buildAnswered());
      return refusal(409, 'ALREADY_ANSWERED', 'Somebody else has answered this question.');
    });
    await user.click(screen.getByRole('button', { name: 'Submit answer' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error submitting answer');
    expect(alert).toHaveTextContent('Somebody else has answered this question.');
    const answered = within(await panel('Answered'));
    expect(await answered.findByText('Yes, beside gate 2.')).toBeInTheDocument();
    expect(answered.getByLabelText(`Answer to: ${WORDS}`)).toHaveValue('Mine');
  });

  it('corrects an answer with the version that was seen', async () => {
    const { user, api } = open([buildAnswered()]);
    await user.click(await screen.findByRole('button', { name: `Correct the answer to: ${WORDS}` }));
    const field = await answerField();
    expect(field).toHaveValue('Yes, beside gate 2.');
    await user.clear(field);
    await user.type(field, 'Yes, beside gate 3.');
    await user.click(screen.getByRole('button', { name: 'Submit answer' }));
    expect(await screen.findByText('Yes, beside gate 3.')).toBeInTheDocument();
    expect(api.callsOf(ANSWER)[0]?.body).toMatchObject({ adminReply: 'Yes, beside gate 3.', version: 2 });
  });

  it('deletes only after a yes', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: `Delete: ${WORDS}` }));
    expect(api.callsOf(DELETE)).toHaveLength(0);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Question deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(WORDS)).not.toBeInTheDocument());
  });

  it('says so when it cannot be deleted', async () => {
    const { user, api } = open();
    api.set(DELETE, () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
    await user.click(await screen.findByRole('button', { name: `Delete: ${WORDS}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error deleting question');
    expect(alert).toHaveTextContent('Please try again soon.');
  });

  it('publishes to the FAQs in one click', async () => {
    const { user, api } = open([buildAnswered()]);
    await user.click(await screen.findByRole('button', { name: `Publish to FAQ: ${WORDS}` }));
    expect(await screen.findByText('In the FAQs')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Publish to FAQ/ })).not.toBeInTheDocument();
    expect(api.callsOf(PUBLISH)).toHaveLength(1);
  });

  it('shows one panel at a time on a phone, and keeps what was typed', async () => {
    const { user } = open([buildQuestion()], { isPhone: true });
    await user.type(await answerField(), 'Half an ans');
    expect(screen.queryByRole('region', { name: /^Answered Questions/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Answered' }));
    expect(await panel('Answered')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Unanswered Questions/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Unanswered' }));
    expect(await answerField()).toHaveValue('Half an ans');
  });

  it('says why the questions did not come and tries again', async () => {
    const { user, api } = open([buildAnswered()], { refused: refusal(403, 'NO', 'Please ask the office.') });
    const unanswered = within(await panel('Unanswered'));
    expect(await unanswered.findByText('Please ask the office.')).toBeInTheDocument();
    api.set('GET /api/questions/unanswered', () => ({ questions: [buildQuestion()] }));
    await user.click(unanswered.getByRole('button', { name: 'Try again' }));
    expect(await unanswered.findByText(WORDS)).toBeInTheDocument();
  });
});
