import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { POST_ID, buildPost, buildPostSummary } from '../../test/contentBuilders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';

const post = buildPost();
const save = 'Save';

describe('the articles of the console', () => {
  it('lists drafts and published ones, each leading to its form', async () => {
    const draft = buildPost({ id: 'e'.repeat(24), title: 'Not ready', status: 'draft', publishedAt: null });
    renderConsole('/admin/posts', fakeProvider({ posts: [post, draft] }));
    expect(
      await screen.findByRole('row', { name: /Know your blood pressure Heart.*Published/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Not ready.*Draft/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Not ready' })).toHaveAttribute(
      'href',
      `/admin/posts/${draft.id}`,
    );
  });

  it('names what is missing and sends nothing', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/posts/create', fakeProvider({}, { create }));
    await user.click(await screen.findByRole('button', { name: save }));
    for (const sentence of ['Enter the title.', 'Choose a category from the list.', 'Write the article.'])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('sends a new one as a draft, with its sources', async () => {
    const create = jest.fn(() => Promise.resolve({ data: post }));
    const { user, path } = renderConsole(
      '/admin/posts/create',
      fakeProvider({ posts: [post] }, { create: create as never }),
    );
    await fill(user, await screen.findByLabelText(/^Title/), 'Know your blood pressure');
    await fill(user, screen.getByLabelText(/^Summary/), 'What the two numbers mean.');
    await user.click(screen.getByLabelText(/^Category/));
    await user.click(await screen.findByRole('option', { name: 'Heart' }));
    await fill(user, screen.getByLabelText(/^Author/), 'Dr. Kavita Rao');
    await user.click(screen.getByLabelText('Drawing'));
    await user.click(await screen.findByRole('option', { name: 'Heart' }));
    await fill(user, screen.getByLabelText('Text in markdown'), '## Numbers');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await fill(user, await screen.findByLabelText('Title of the source'), 'Fact sheet');
    await fill(user, screen.getByLabelText('Publisher'), 'WHO');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText('Enter the year.')).toBeInTheDocument();
    await fill(user, screen.getByLabelText('Year'), '2023');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText('Added successfully')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/posts/));
    expect(create).toHaveBeenCalledWith('posts', {
      data: {
        title: 'Know your blood pressure',
        summary: 'What the two numbers mean.',
        category: 'Heart',
        author: 'Dr. Kavita Rao',
        illustration: 'heart',
        body: '## Numbers',
        status: 'draft',
        sources: [{ title: 'Fact sheet', publisher: 'WHO', year: 2023, url: null }],
      },
    });
  });

  it('shows the whole article when it is opened from the list, whose rows have no text', async () => {
    const getList = () => Promise.resolve({ data: [buildPostSummary()], total: 1 });
    const { user } = renderConsole(
      '/admin/posts',
      fakeProvider({ posts: [post] }, { getList: getList as never }),
    );
    await user.click(await screen.findByRole('link', { name: post.title }));
    expect(await screen.findByLabelText('Text in markdown')).toHaveValue(post.body);
    expect(screen.getByLabelText('Title of the source')).toHaveValue('Hypertension: fact sheet');
  });

  it('shows the text as readers will see it', async () => {
    const { user } = renderConsole(`/admin/posts/${POST_ID}`, fakeProvider({ posts: [post] }));
    await user.click(await screen.findByRole('tab', { name: 'Preview' }));
    const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { name: 'What the numbers mean' })).toBeInTheDocument();
  });

  it('publishes a draft with the version that was read', async () => {
    const draft = buildPost({ status: 'draft', publishedAt: null });
    const update = jest.fn(() => Promise.resolve({ data: post }));
    const { user } = renderConsole(
      `/admin/posts/${POST_ID}`,
      fakeProvider({ posts: [draft] }, { update: update as never }),
    );
    await user.click(await screen.findByRole('radio', { name: /^Published/ }));
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const [, { data }] = update.mock.calls[0] as unknown as [string, { data: Record<string, unknown> }];
    expect(data).toMatchObject({ status: 'published', version: 1, title: draft.title });
    expect(data).not.toHaveProperty('related');
  });

  it('keeps the input when another person has saved first', async () => {
    const conflict = new ConsoleError(
      new ApiError(409, { error: 'Another person has changed this.', code: 'EDIT_CONFLICT' }),
    );
    const update = () => Promise.reject(conflict);
    const { user } = renderConsole(`/admin/posts/${POST_ID}`, fakeProvider({ posts: [post] }, { update }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, ' well');
    await user.click(screen.getByRole('button', { name: save }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Another person has changed this article in the meantime.',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Know your blood pressure well');
  });

  it('deletes only after a yes', async () => {
    const remove = jest.fn(() => Promise.resolve({ data: post }));
    const { user, path } = renderConsole(
      `/admin/posts/${POST_ID}`,
      fakeProvider({ posts: [post] }, { delete: remove as never }),
    );
    await user.click(await screen.findByRole('button', { name: `Delete ${post.title}` }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/posts(\?|$)/));
  });
});
