import { fireEvent } from '@testing-library/react';
import { STILL_MS, loadAhead } from './loadAhead';

const saveData = (saves: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: saves }, configurable: true });

/** A part that counts how often it is fetched. */
const part = () => jest.fn(() => Promise.resolve());

beforeEach(() => {
  // What other parts of the page have left.
  fireEvent.pointerDown(document.body);
  jest.useFakeTimers();
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('should fetch a part once the person has been still for ten seconds, and once only', () => {
  const load = part();
  loadAhead(load);
  jest.advanceTimersByTime(STILL_MS - 1);
  fireEvent.pointerMove(document.body);
  jest.advanceTimersByTime(STILL_MS - 1);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([['a press', fireEvent.pointerDown] as const, ['a key', fireEvent.keyDown] as const])(
  'should fetch all parts at %s',
  (_, touch) => {
    const loads = [part(), part()];
    loads.forEach(loadAhead);
    touch(document.body);
    for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
  },
);

it('should fetch nothing ahead on a line that saves data', () => {
  saveData(true);
  const load = part();
  loadAhead(load);
  fireEvent.pointerDown(document.body);
  jest.advanceTimersByTime(STILL_MS * 2);
  expect(load).not.toHaveBeenCalled();
});

it('should go on when a part could not be fetched', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [lost, next] = [jest.fn(() => Promise.reject(new Error('offline'))), part()];
  loadAhead(lost);
  loadAhead(next);
  fireEvent.pointerDown(document.body);
  expect(next).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledTimes(1);
});
