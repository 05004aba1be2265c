import { lazyResolver } from './lazyResolver';
import { orServer } from './orServer';

const options = { fields: {}, shouldUseNativeValidation: false };

it('should leave the judging to the server where the contract cannot be loaded, and ask for it again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const judge = jest.fn(() => ({ values: {}, errors: { name: { type: 'too short' } } }));
  const load = jest.fn(async () => judge).mockRejectedValueOnce(new Error('offline'));
  const resolver = lazyResolver(orServer(load));
  expect(await resolver({ name: '' }, undefined, options)).toEqual({ values: { name: '' }, errors: {} });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await resolver({ name: '' }, undefined, options)).toEqual(judge());
});
