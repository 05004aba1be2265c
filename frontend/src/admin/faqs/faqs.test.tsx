import { screen, within } from '@testing-library/react';
import { buildFaq } from '../../test/contentBuilders';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const faq = buildFaq();

describe('the FAQs of the console', () => {
  it('lists them with their place and state', async () => {
    const hidden = buildFaq({ id: 'f'.repeat(24), question: 'Is there a canteen?', published: false });
    renderConsole('/admin/faqs', fakeProvider({ faqs: [faq, hidden] }));
    expect(
      await screen.findByRole('row', { name: /When is the hospital open\? Visiting us 10 Published/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Is there a canteen\?.*Hidden/ })).toBeInTheDocument();
  });

  it('adds one, shown at once unless said otherwise', async () => {
    const create = jest.fn(() => Promise.resolve({ data: faq }));
    const { user } = renderConsole(
      '/admin/faqs/create',
      fakeProvider({ faqs: [faq] }, { create: create as never }),
    );
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter the question.')).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
    await fill(user, screen.getByLabelText(/^Question/), faq.question);
    await fill(user, screen.getByLabelText(/^Answer/), faq.answer);
    await user.click(screen.getByLabelText(/^Category/));
    await user.click(await screen.findByRole('option', { name: 'Visiting us' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Added successfully')).toBeInTheDocument();
    expect(create).toHaveBeenCalledWith('faqs', {
      data: { question: faq.question, answer: faq.answer, category: 'Visiting us', published: true },
    });
  });

  it('changes one with the version that was read', async () => {
    const update = jest.fn(() => Promise.resolve({ data: faq }));
    const { user } = renderConsole(
      `/admin/faqs/${faq.id}`,
      fakeProvider({ faqs: [faq] }, { update: update as never }),
    );
    await user.click(await screen.findByRole('switch', { name: /^Visitors see it/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const [, { data }] = update.mock.calls[0] as unknown as [string, { data: object }];
    expect(data).toEqual({
      question: faq.question,
      answer: faq.answer,
      category: 'Visiting us',
      position: 10,
      published: false,
      version: 3,
    });
  });

  it('says why one could not be deleted', async () => {
    const { user } = renderConsole(`/admin/faqs/${faq.id}`, fakeProvider({ faqs: [faq] }));
    await user.click(await screen.findByRole('button', { name: `Delete ${faq.question}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await findAlert(/^Delete failed:/)).toBeInTheDocument();
  });
});
