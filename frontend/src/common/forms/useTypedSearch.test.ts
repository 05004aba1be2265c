import { act, renderHook } from '@testing-library/react';
import { useTypedSearch } from './useTypedSearch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const onSearch = jest.fn();
  const { result, rerender } = renderHook(({ search }) => useTypedSearch(search, onSearch), {
    initialProps: { search: '' },
  });
  const type = (text: string) => {
    act(() => result.current[1](text));
    act(() => {
      jest.advanceTimersByTime(1000);
    });
  };
  return { onSearch, type, text: () => result.current[0], goTo: (search: string) => rerender({ search }) };
}

it('should keep what was typed since when the address follows late', () => {
  const { onSearch, type, text, goTo } = open();
  type('ca');
  type('card');
  goTo('ca');
  expect(text()).toBe('card');
  goTo('card');
  expect(text()).toBe('card');
  expect(onSearch.mock.calls).toEqual([['ca'], ['card']]);
});

it('should follow an address that changes elsewhere', () => {
  const { onSearch, type, text, goTo } = open();
  type('card');
  goTo('card');
  goTo('');
  expect(text()).toBe('');
  expect(onSearch.mock.calls).toEqual([['card']]);
});
