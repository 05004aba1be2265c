import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useCallback } from 'react';
import { MemoryRouter, RouterProvider, createMemoryRouter, useSearchParams } from 'react-router';
import { LIST_PATH, WAYS_ON, renderPageToLeave } from '../../test/leavingPage';
import { useTypedSearch } from './useTypedSearch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = (ms = 1000) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

/** A page with a search box that writes into the address. */
function ListPage({ onSearch }: { onSearch?: (search: string) => void }) {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (search: string) => {
      onSearch?.(search);
      setParams(search ? { search } : {}, { replace: true });
    },
    [onSearch, setParams],
  );
  const [text, setText] = useTypedSearch(params.get('search') ?? '', write);
  return <input type="search" value={text} onChange={(event) => setText(event.target.value)} />;
}

describe('typed text', () => {
  function open() {
    const onSearch = jest.fn();
    const router = createMemoryRouter([{ path: LIST_PATH, element: <ListPage onSearch={onSearch} /> }], {
      initialEntries: [LIST_PATH],
    });
    render(<RouterProvider router={router} />);
    return {
      onSearch,
      goTo: (search: string) => act(() => router.navigate(`${LIST_PATH}${search}`)),
      router,
    };
  }

  it('is written into the address when the typing pauses', async () => {
    const { onSearch, router } = open();
    type('ca');
    await pause(200);
    type('card');
    await pause();
    expect(router.state.location.search).toBe('?search=card');
    expect(onSearch.mock.calls).toEqual([['card']]);
  });

  it('follows an address that changes elsewhere', async () => {
    const { onSearch, goTo } = open();
    type('card');
    await pause();
    await goTo('');
    expect(box()).toHaveValue('');
    await pause();
    expect(onSearch.mock.calls).toEqual([['card']]);
  });

  it('is written together with a filter chosen meanwhile', async () => {
    const { onSearch, goTo } = open();
    type('card');
    await goTo('?speciality=Cardiology');
    await pause();
    expect(onSearch.mock.calls).toEqual([['card']]);
  });

  it('is replaced when the address of the same page changes', async () => {
    const { goTo, router } = open();
    await goTo('?speciality=Cardiology');
    type('card');
    await act(() => router.navigate(-1));
    await pause();
    expect(router.state.location.search).toBe('');
    expect(box()).toHaveValue('');
  });
});

it('keeps newer input when the address follows late', async () => {
  const onSearch = jest.fn();
  const { result, rerender } = renderHook(({ search }) => useTypedSearch(search, onSearch), {
    initialProps: { search: '' },
    wrapper: MemoryRouter,
  });
  for (const text of ['ca', 'card']) {
    act(() => result.current[1](text));
    await pause();
  }
  rerender({ search: 'ca' });
  expect(result.current[0]).toBe('card');
  rerender({ search: 'card' });
  expect(result.current[0]).toBe('card');
  expect(onSearch.mock.calls).toEqual([['ca'], ['card']]);
});

describe('typed text of a page that has been left', () => {
  it.each(WAYS_ON)('does not touch the next page while %s', async (way) => {
    const { goOn, address } = renderPageToLeave(<ListPage />, way);
    type('card');
    await goOn();
    expect(box()).toHaveValue('card');
    await pause();
    expect(address()).toBe('/next');
  });

  it('does not touch the page before', async () => {
    const { goBack, address } = renderPageToLeave(<ListPage />, 'its code is loading');
    type('card');
    await goBack();
    await pause();
    expect(address()).toBe('/before');
  });
});
