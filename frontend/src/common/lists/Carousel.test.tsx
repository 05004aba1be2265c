import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

/** Four slides of 100 px in a window of 200 px: three positions. */
function giveLayout() {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
  });
}

function setMotion(reduced: boolean) {
  const ignore = () => undefined;
  window.matchMedia = (media) => ({
    media,
    matches: reduced && media.includes('reduce'),
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  });
}

function show(intervalMs = 2500) {
  const slides = ['a', 'b', 'c', 'd'].map((key) => ({ key, content: <button>{key}</button> }));
  render(<Carousel label="Brands" intervalMs={intervalMs} slideWidth="100px" slides={slides} />);
  const carousel = screen.getByRole('region', { name: 'Brands' });
  const position = () => screen.getByRole('list').scrollLeft;
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  return { carousel, position, wait };
}

beforeEach(() => {
  jest.useFakeTimers();
  giveLayout();
  setMotion(false);
});
afterEach(() => jest.restoreAllMocks());

it.each([2500, 2000, 1000, 3000])('moves after %d ms, not before, and repeats', (intervalMs) => {
  const { position, wait } = show(intervalMs);
  wait(intervalMs - 1);
  expect(position()).toBe(0);
  wait(1);
  expect(position()).toBe(100);
  wait(intervalMs);
  expect(position()).toBe(200);
  wait(intervalMs);
  expect(position()).toBe(0);
});

it('stops after Pause and continues after Play', () => {
  const { position, wait } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Brands' }));
  wait(10_000);
  expect(position()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play: Brands' }));
  wait(2500);
  expect(position()).toBe(100);
});

it('stops while hovered', () => {
  const { carousel, position, wait } = show();
  fireEvent.pointerEnter(carousel);
  wait(10_000);
  expect(position()).toBe(0);
  fireEvent.pointerLeave(carousel);
  wait(2500);
  expect(position()).toBe(100);
});

it('stops while something in it has the focus', () => {
  const { position, wait } = show();
  act(() => screen.getByRole('button', { name: 'b' }).focus());
  wait(10_000);
  expect(position()).toBe(0);
  act(() => screen.getByRole('button', { name: 'b' }).blur());
  wait(2500);
  expect(position()).toBe(100);
});

it('is paused for people who prefer reduced motion, until they press Play', () => {
  setMotion(true);
  const { position, wait } = show();
  wait(10_000);
  expect(position()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play: Brands' }));
  wait(2500);
  expect(position()).toBe(100);
});

it('steps by its buttons, round both ends', () => {
  const { position } = show();
  const next = screen.getByRole('button', { name: 'Next: Brands' });
  const previous = screen.getByRole('button', { name: 'Previous: Brands' });
  fireEvent.click(next);
  expect(position()).toBe(100);
  fireEvent.click(previous);
  expect(position()).toBe(0);
  fireEvent.click(previous);
  expect(position()).toBe(300);
});
