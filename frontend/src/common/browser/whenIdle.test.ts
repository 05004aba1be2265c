import { whenIdle } from './whenIdle';

const saveData = (saves: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: saves }, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('prefetches a part once the page is idle', () => {
  const load = jest.fn(() => Promise.resolve());
  whenIdle(load);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetches nothing on a connection that saves data', () => {
  saveData(true);
  const load = jest.fn(() => Promise.resolve());
  whenIdle(load);
  jest.advanceTimersByTime(1);
  expect(load).not.toHaveBeenCalled();
});

it('goes on when a part cannot be prefetched', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  whenIdle(() => Promise.reject(new Error('offline')));
  jest.advanceTimersByTime(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledTimes(1);
});
