import type { Page } from '@playwright/test';
import { demoAdmin } from './support/people';
import { enterAs, expectAlert, visit } from './support/site';
import { expect, test } from './support/test';

const panel = (page: Page) => page.getByRole('region', { name: 'Chat with the hospital' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const openChat = (page: Page) => page.getByRole('button', { name: 'Open the chat' }).click();

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(words).last()).toBeVisible();
}

test("the chat opens by itself after 6 seconds, greets, and answers from the hospital's data", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.clock.runFor(7000);
  await expect(panel(page)).toBeVisible();
  await expect(log(page).getByText(/^Assistant:/)).toHaveCount(3);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(/^Assistant:/)).toHaveCount(3);
  await ask(page, 'when r u open');
  await expect(log(page).getByText(/8 AM to 8 PM/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await ask(page, 'how much is a lipid profile');
  await expect(log(page).getByText(/₹550/)).toBeVisible();
  await ask(page, 'my father has chest pain');
  await expect(
    log(page)
      .getByRole('link', { name: /^Call \+91/ })
      .last(),
  ).toBeVisible();
});

test('a question without an answer goes to the staff, whose answer appears in the open panel', async ({
  page,
  api,
  newWindow,
}) => {
  const question = `Do you lend out ${Date.now()} telescopes to stargazers?`;
  await page.clock.install();
  await visit(page, '/blog');
  await openChat(page);
  await ask(page, question);
  await expect(log(page).getByText('Our staff is looking at your question.')).toBeVisible();

  const desk = await newWindow();
  await enterAs(desk, await api.logIn(demoAdmin), '/admin/Chatbot');
  const unanswered = desk.getByRole('region', { name: /^Unanswered Questions/ });
  await expect(unanswered.getByText(question)).toBeVisible();
  const card = desk.getByRole('listitem').filter({ hasText: question });
  await card.getByRole('button', { name: 'Submit answer' }).click();
  await expectAlert(desk, 'Answer cannot be empty');
  await desk.getByLabel(`Answer to: ${question}`).fill('No, but the library next door does.');
  await card.getByRole('button', { name: 'Submit answer' }).click();
  await expect(
    desk
      .getByRole('region', { name: /^Answered Questions/ })
      .getByText('No, but the library next door does.'),
  ).toBeVisible();

  // The open panel polls from time to time.
  await page.clock.fastForward('01:00');
  await expect(log(page).getByText(/No, but the library next door does\./)).toBeVisible({ timeout: 60_000 });
  await desk.getByRole('button', { name: `Publish to FAQ: ${question}` }).click();
  await expect(desk.getByText('In the FAQs').first()).toBeVisible();
  await desk.getByRole('button', { name: `Delete: ${question}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // Its notice contains the question, too, and would stay for ten seconds.
  await desk.getByRole('button', { name: 'Close notice' }).last().click();
  await expect(desk.getByText(question)).toHaveCount(0);
});
