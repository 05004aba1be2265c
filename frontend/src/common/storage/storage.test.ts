import { tabStorage } from './storage';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Blocks session storage, like a browser that blocks site data. */
const block = () => Object.defineProperty(window, 'sessionStorage', { configurable: true, get: blocked });
const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
const unblock = () => Object.defineProperty(window, 'sessionStorage', own);

beforeEach(() => {
  tabStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  unblock();
  jest.restoreAllMocks();
});

it('keeps values in the browser', () => {
  tabStorage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  sessionStorage.setItem('a', '2');
  expect(tabStorage.getItem('a')).toBe('2');
  tabStorage.removeItem('a');
  expect([sessionStorage.getItem('a'), tabStorage.getItem('a')]).toEqual([null, null]);
  expect(tabStorage.isKept()).toBe(true);
});

it('remembers values itself while site data is blocked', () => {
  block();
  expect(tabStorage.getItem('a')).toBeNull();
  tabStorage.setItem('a', '1');
  expect(tabStorage.getItem('a')).toBe('1');
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
  tabStorage.setItem('b', '1');
  tabStorage.clear();
  expect(tabStorage.getItem('b')).toBeNull();
  expect(tabStorage.isKept()).toBe(false);
});

it('keeps its values when site data is blocked midway', () => {
  tabStorage.setItem('a', '1');
  sessionStorage.setItem('b', '2');
  expect(tabStorage.getItem('b')).toBe('2');
  block();
  expect([tabStorage.getItem('a'), tabStorage.getItem('b')]).toEqual(['1', '2']);
});

it('gives the newest value when the storage is full', () => {
  tabStorage.setItem('a', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  tabStorage.setItem('a', 'new');
  expect(tabStorage.getItem('a')).toBe('new');
  expect(tabStorage.isKept()).toBe(false);
  full.mockRestore();
  tabStorage.setItem('a', 'newest');
  expect(sessionStorage.getItem('a')).toBe('newest');
});
