import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { createQueryClient } from '../api/queryClient';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';
import './ChatPanel';
import { ChatWidget, OPEN_DELAY_MS } from './ChatWidget';

const CHAT = 'POST /chat';
const ANSWERS = 'GET /chat/answers';
const QUESTION = { id: '00000000000000000000c001', key: 'k1-unguessable' };
const HOURS = { reply: 'We are open 8 AM to 8 PM daily.', links: [], urgent: false, question: null };

const chatApi = (reply: unknown = HOURS, more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ [CHAT]: () => reply, ...more });

const panel = () => screen.findByRole('region', { name: 'Chat with the hospital' });
const field = () => screen.getByRole('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log', { name: 'Conversation' });

/** A simple public page with the chat opened by its icon. */
async function openChat(reply?: unknown, more?: Parameters<typeof fakeApi>[0]) {
  const api = chatApi(reply, more);
  const app = renderApp('/bmi');
  await app.user.click(await screen.findByRole('button', { name: 'Open the chat' }));
  await panel();
  const ask = async (text: string) => {
    await app.user.click(field());
    await app.user.paste(text);
    await app.user.keyboard('{Enter}');
  };
  return { ...app, api, ask };
}

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

describe('the chat icon', () => {
  it('opens and closes the panel, which begins with three greetings', async () => {
    const { user } = await openChat();
    expect(within(log()).getAllByText(/^Assistant:/)).toHaveLength(3);
    expect(log()).toHaveTextContent('Hello! I am the assistant of Test Hospital.');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    expect(screen.queryByRole('region', { name: 'Chat with the hospital' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open the chat' })).toHaveFocus();
  });

  it('closes with Escape', async () => {
    const { user } = await openChat();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open the chat' })).toHaveFocus();
  });

  it('keeps the conversation when the page changes and the panel is opened again', async () => {
    const { user, ask } = await openChat();
    await ask('When are you open?');
    expect(await within(log()).findByText(/8 AM to 8 PM/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    await user.click(screen.getByRole('button', { name: 'Open the chat' }));
    expect(log()).toHaveTextContent('When are you open?');
    expect(log()).toHaveTextContent('We are open 8 AM to 8 PM daily.');
  });
});

describe('the panel that opens by itself', () => {
  afterEach(() => jest.useRealTimers());

  /** The chat without a page, with a fixed clock. */
  function openPage(path = '/') {
    chatApi();
    jest.useFakeTimers();
    return render(
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={createQueryClient(0)}>
          <input aria-label="A field of the page" />
          <Link to="/login">To a form</Link>
          <Link to="/">To the first page</Link>
          <ChatWidget />
        </QueryClientProvider>
      </MemoryRouter>,
    );
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const isOpen = () => screen.queryByRole('region', { name: 'Chat with the hospital' }) !== null;

  it('opens after 6000 ms, and leaves the focus where it is', async () => {
    expect(OPEN_DELAY_MS).toBe(6000);
    openPage();
    await wait(5999);
    expect(isOpen()).toBe(false);
    await wait(1);
    expect(isOpen()).toBe(true);
    expect(document.body).toHaveFocus();
  });

  it('does not open while a field of the page is filled in', async () => {
    openPage();
    screen.getByLabelText('A field of the page').focus();
    await wait(OPEN_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
    screen.getByLabelText('A field of the page').blur();
    await wait(OPEN_DELAY_MS);
    expect(isOpen()).toBe(true);
  });

  it('closes for a field of the page, and does not reopen automatically', async () => {
    openPage();
    await wait(OPEN_DELAY_MS);
    expect(isOpen()).toBe(true);
    act(() => screen.getByLabelText('A field of the page').focus());
    expect(isOpen()).toBe(false);
    expect(screen.getByLabelText('A field of the page')).toHaveFocus();
    await wait(OPEN_DELAY_MS * 3);
    expect(isOpen()).toBe(false);
  });

  it('stays for its own field', async () => {
    openPage();
    await wait(OPEN_DELAY_MS);
    act(() => field().focus());
    expect(isOpen()).toBe(true);
  });

  it('leaves a page that is one form to its fields, and opens on the next page', async () => {
    openPage('/register');
    await wait(OPEN_DELAY_MS * 2);
    expect(isOpen()).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'To the first page' }));
    await wait(OPEN_DELAY_MS);
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'To a form' }));
    await wait(0);
    expect(isOpen()).toBe(false);
  });

  it('stays closed for the rest of the visit once the visitor has closed it', async () => {
    const first = openPage();
    await wait(OPEN_DELAY_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
    first.unmount();
    jest.useRealTimers();
    openPage();
    await wait(OPEN_DELAY_MS * 3);
    expect(isOpen()).toBe(false);
  });
});

describe('a message', () => {
  it("is followed by the reply, with the field cleared and the visitor's words as text", async () => {
    const { api, ask } = await openChat();
    await ask('  <b>When</b> are you open?  ');
    expect(field()).toHaveValue('');
    expect(await within(log()).findByText(/8 AM to 8 PM/)).toBeInTheDocument();
    const words = log().textContent ?? '';
    expect(words.indexOf('<b>When</b> are you open?')).toBeGreaterThan(-1);
    expect(words.indexOf('<b>When</b>')).toBeLessThan(words.indexOf('We are open'));
    expect(api.callsOf(CHAT)[0]?.body).toEqual({
      message: '<b>When</b> are you open?',
      conversation: expect.stringMatching(/^[\w-]{16,64}$/) as string,
    });
  });

  it('is not sent when it is blank', async () => {
    const { api, user, ask } = await openChat();
    await ask('   ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(api.callsOf(CHAT)).toHaveLength(0);
  });

  it('ends at 500 characters', async () => {
    const { api, user } = await openChat();
    await user.click(field());
    await user.paste('a'.repeat(501));
    expect(screen.getByText('0 characters left')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.callsOf(CHAT)).toHaveLength(1));
    expect((api.callsOf(CHAT)[0]?.body as { message: string }).message).toHaveLength(500);
  });

  it('uses one conversation for all of a visit', async () => {
    const { api, ask } = await openChat();
    await ask('When are you open?');
    await within(log()).findByText(/8 AM to 8 PM/);
    await ask('And on Sunday?');
    await waitFor(() => expect(api.callsOf(CHAT)).toHaveLength(2));
    const names = api.callsOf(CHAT).map(({ body }) => (body as { conversation: string }).conversation);
    expect(names[0]).toBe(names[1]);
  });

  it('says in the panel why it was not answered, and sends it again', async () => {
    const { api, user, ask } = await openChat(refusal(429, 'TOO_MANY_REQUESTS', 'Please wait 20 seconds.'));
    await ask('When are you open?');
    const alert = await within(log()).findByRole('alert');
    expect(alert).toHaveTextContent('Your message was not answered.Please wait 20 seconds.');
    api.set(CHAT, () => HOURS);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(log()).findByText(/8 AM to 8 PM/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(within(log()).getAllByText('When are you open?')).toHaveLength(1);
  });
});

describe('a reply', () => {
  it('offers its pages and numbers to tap, and no other address', async () => {
    const { ask, user, path } = await openChat({
      ...HOURS,
      links: [
        { label: 'Find a cardiologist', path: '/find-doctor?speciality=Cardiology' },
        { label: 'Call us', path: 'tel:+918040001234' },
        { label: 'Elsewhere', path: '//evil.test' },
        { label: 'Script', path: 'javascript:alert(1)' },
      ],
    });
    await ask('A cardiologist, please');
    expect(await within(log()).findByRole('link', { name: 'Call us' })).toHaveAttribute(
      'href',
      'tel:+918040001234',
    );
    expect(within(log()).getAllByRole('link')).toHaveLength(2);
    await user.click(within(log()).getByRole('link', { name: 'Find a cardiologist' }));
    await waitFor(() => expect(path()).toBe('/find-doctor?speciality=Cardiology'));
  });

  it('begins with the emergency number when it is urgent', async () => {
    const { ask } = await openChat({ ...HOURS, reply: 'Sit down and rest.', urgent: true });
    await ask('chest pain');
    const call = await within(log()).findByRole('link', { name: 'Call +91 80 1234 5999' });
    expect(call).toHaveAttribute('href', 'tel:+918012345999');
    const bubble = call.closest('div')?.parentElement?.textContent ?? '';
    expect(bubble.indexOf('Call')).toBeLessThan(bubble.indexOf('Sit down'));
  });
});

describe('the numbers of the hospital in a reply', () => {
  it('is tapped where they stand, but not within other numbers', async () => {
    const { ask } = await openChat({
      ...HOURS,
      reply: 'Call +91 80 1234 5678. Do not call 91 80 1234 5678 or +91 80 1234 56789.',
    });
    await ask('whom do I call?');
    const links = await within(log()).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+918012345678']);
  });
});

describe('a question that went to the staff', () => {
  const HANDED = { ...HOURS, reply: 'I have asked our staff.', question: QUESTION };

  it('brings their answer into the open panel, once', async () => {
    const { api, ask, user } = await openChat(HANDED, {
      [ANSWERS]: () => ({ status: 'answered', answer: 'Yes, beside gate 2.' }),
    });
    await ask('Is there parking for bicycles?');
    expect(await within(log()).findByText(/Yes, beside gate 2\./)).toBeInTheDocument();
    expect(log()).toHaveTextContent('Our staff has answered “Is there parking for bicycles?”');
    expect(Object.fromEntries(api.callsOf(ANSWERS)[0]?.query ?? [])).toEqual(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    await user.click(screen.getByRole('button', { name: 'Open the chat' }));
    expect(within(log()).getAllByText(/Yes, beside gate 2\./)).toHaveLength(1);
    expect(api.callsOf(ANSWERS)).toHaveLength(1);
  });

  it('says that it waits, also while the staff cannot be asked', async () => {
    const { api, ask, user } = await openChat(HANDED, {
      [ANSWERS]: () => ({ status: 'unanswered', answer: null }),
    });
    await ask('Is there parking for bicycles?');
    expect(await within(log()).findByText('Our staff is looking at your question.')).toBeInTheDocument();
    api.set(ANSWERS, () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    await user.click(screen.getByRole('button', { name: 'Open the chat' }));
    expect(await within(log()).findByText(/We keep trying\./)).toBeInTheDocument();
  });

  it('ends with the number to call when the staff has taken it away', async () => {
    const { ask } = await openChat(HANDED, {
      [ANSWERS]: () => refusal(404, 'NOT_FOUND', 'There is no such question.'),
    });
    await ask('Is there parking for bicycles?');
    expect(await within(log()).findByText(/cannot answer/)).toBeInTheDocument();
    expect(within(log()).getByRole('link', { name: 'Call +91 80 1234 5678' })).toBeInTheDocument();
    expect(within(log()).queryByText(/is looking at/)).not.toBeInTheDocument();
  });
});

describe('the stored conversation', () => {
  it('is ignored where it makes no sense', async () => {
    sessionStorage.setItem(
      'chat',
      JSON.stringify({ name: 'n', messages: [{ text: 1 }, null], waiting: [{}] }),
    );
    await openChat();
    expect(within(log()).getAllByText(/^Assistant:/)).toHaveLength(3);
  });
});
