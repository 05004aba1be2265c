import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';
import { buildPost, buildPostSummary } from '../test/contentBuilders';
import { MemoryRouter } from 'react-router-dom';
import { MarkdownView } from './MarkdownView';
import { POSTS_PER_PAGE } from './usePosts';
import { findAlert } from '../test/findAlert';

const LIST = 'GET /api/v1/posts';
const ONE = 'GET /api/v1/posts/{id}';

const idOf = (number: number) => `00000000000000000000${String(number).padStart(4, '0')}`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildPostSummary({ _id: idOf(index), slug: `article-${index}`, title: `Article ${index}` }),
  );

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

describe('the list of articles', () => {
  it('shows each article with its category and reading time, and leads to it', async () => {
    fakeApi({ [LIST]: () => [buildPostSummary()], [ONE]: () => buildPost() });
    const { user, path } = renderApp('/blog');
    const link = await screen.findByRole('link', { name: /Know your blood pressure/ });
    expect(link).toHaveTextContent('Heart · 4 min read');
    expect(screen.getByText('1 article')).toBeInTheDocument();
    await user.click(link);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Know your blood pressure' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/blog/know-your-blood-pressure'));
  });

  it('searches and chooses a category in the address', async () => {
    const api = fakeApi({ [LIST]: () => [buildPostSummary()] });
    const { user, path } = renderApp('/blog');
    await user.click(await screen.findByRole('button', { name: 'Heart' }));
    await waitFor(() => expect(path()).toBe('/blog?category=Heart'));
    await user.click(screen.getByRole('searchbox', { name: 'Search articles' }));
    await user.paste('.*(pressure');
    await waitFor(() => expect(new URLSearchParams(path().slice(6)).get('search')).toBe('.*(pressure'));
    await waitFor(() =>
      expect(JSON.parse(api.callsOf(LIST).at(-1)?.query.get('filter') ?? '')).toEqual({
        q: '.*(pressure',
        category: 'Heart',
      }),
    );
    expect(screen.getByRole('button', { name: 'Heart' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('reads the filter from the address and ignores a category that is none', async () => {
    const api = fakeApi({ [LIST]: () => [] });
    renderApp('/blog?category=Nonsense&search=sleep');
    expect(await screen.findByText('No articles found.')).toBeInTheDocument();
    expect(JSON.parse(api.callsOf(LIST)[0]?.query.get('filter') ?? '')).toEqual({ q: 'sleep' });
    expect(screen.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('sleep');
  });

  it('offers all articles when none is found', async () => {
    const api = fakeApi({ [LIST]: () => [] });
    const { user, path } = renderApp('/blog?search=zzz&category=Teeth');
    await user.click(await screen.findByRole('button', { name: 'Show all articles' }));
    await waitFor(() => expect(path()).toBe('/blog'));
    await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('filter')).toBe('{}'));
  });

  const openWith = (count: number) => {
    fakeApi({
      [LIST]: ({ query }) => {
        const [first = 0, last = 0] = JSON.parse(query.get('range') ?? '[]') as number[];
        return many(count).slice(first, last + 1);
      },
    });
    return renderApp('/blog');
  };

  it('does not offer more when one page is all', async () => {
    openWith(POSTS_PER_PAGE);
    expect(await screen.findByText(`${POSTS_PER_PAGE} articles`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more articles' })).not.toBeInTheDocument();
  });

  it('loads more on request until the end', async () => {
    const { user } = openWith(POSTS_PER_PAGE + 1);
    await user.click(await screen.findByRole('button', { name: 'Show more articles' }));
    expect(await screen.findByText(`${POSTS_PER_PAGE + 1} articles`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more articles' })).not.toBeInTheDocument();
  });

  it('says why the articles did not come and tries again', async () => {
    const api = fakeApi({ [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp('/blog');
    expect(await screen.findByText('Please try again soon.')).toBeInTheDocument();
    api.set(LIST, () => [buildPostSummary()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 article')).toBeInTheDocument();
  });
});

describe('an article', () => {
  const open = async (post = buildPost()) => {
    const api = fakeApi({ [ONE]: () => post, [LIST]: () => [] });
    const app = renderApp(`/blog/${post.slug}`);
    const article = within(await screen.findByRole('article', { name: post.title }));
    return { ...app, api, article };
  };

  it('shows author, date, reading time, text and sources', async () => {
    const { api, article } = await open();
    expect(article.getByText(/Dr\. Kavita Rao, Cardiology/)).toHaveTextContent(
      'Dr. Kavita Rao, Cardiology · Tue, 3 Nov 2026 · 4 min read',
    );
    expect(
      await article.findByRole('heading', { level: 2, name: 'What the numbers mean' }),
    ).toBeInTheDocument();
    expect(article.getByRole('link', { name: 'Hypertension: fact sheet' })).toHaveAttribute(
      'href',
      'https://www.who.int/news-room/fact-sheets/detail/hypertension',
    );
    expect(article.getByText(/World Health Organization, 2023\./)).toBeInTheDocument();
    expect(document.title).toBe('Know your blood pressure | Test Hospital');
    expect(api.callsOf(ONE)[0]?.params.id).toBe('know-your-blood-pressure');
  });

  it('moves on to the present address of an article that was renamed', async () => {
    const post = buildPost();
    fakeApi({ [ONE]: () => post, [LIST]: () => [] });
    const { path } = renderApp('/blog/its-former-name');
    expect(await screen.findByRole('article', { name: post.title })).toBeInTheDocument();
    expect(path()).toBe(`/blog/${post.slug}`);
  });

  it('shows HTML as text and drops script addresses in the preview of the author', () => {
    const body = [
      '# Beginning',
      '<script>window.hacked = true</script>',
      '<img src=x onerror=alert(1)>',
      '[bad](javascript:alert(1)) and [good](/find-doctor) and ![a chart](https://elsewhere.test/x.png)',
      '| a | b |\n|---|---|\n| 1 | 2 |',
    ].join('\n\n');
    render(<MarkdownView text={body} />, { wrapper: MemoryRouter });
    const article = within(document.body);
    expect(article.getByText(/window\.hacked = true/)).toBeInTheDocument();
    expect(document.querySelector('script, img')).toBeNull();
    expect(article.getByText('bad').closest('a')?.getAttribute('href') ?? '').not.toContain('javascript');
    expect(article.getByRole('link', { name: 'good' })).toHaveAttribute('href', '/find-doctor');
    expect(article.getByText('a chart')).toBeInTheDocument();
    expect(article.getByRole('cell', { name: '2' })).toBeInTheDocument();
    expect(screen.queryAllByRole('heading', { level: 1 })).toEqual([]);
  });

  it('links to related articles', async () => {
    const next = buildPostSummary({ _id: idOf(7), slug: 'salt-and-the-heart', title: 'Salt and the heart' });
    await open(buildPost({ related: [next] }));
    const related = within(screen.getByRole('region', { name: 'Read next' }));
    expect(related.getByRole('link', { name: /Salt and the heart/ })).toHaveAttribute(
      'href',
      '/blog/salt-and-the-heart',
    );
  });

  it('copies the address that shows a preview', async () => {
    const { user, article } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(article.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/articles/know-your-blood-pressure`);
  });

  it('shows the address when it cannot be copied', async () => {
    const { user, article } = await open();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(article.getByRole('button', { name: 'Copy link' }));
    expect(await findAlert(/\/articles\/know-your-blood-pressure$/)).toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('says so when there is no such article', async () => {
    fakeApi({ [ONE]: () => refusal(404, 'NOT_FOUND', 'This does not exist.') });
    renderApp('/blog/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog');
  });
});
