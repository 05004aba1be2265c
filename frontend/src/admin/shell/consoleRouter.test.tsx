import { act } from '@testing-library/react';
import { WAYS_ON, renderPageToLeave } from '../../test/leavingPage';
import { consoleRouter } from './consoleRouter';

/** The way in which a list of react-admin writes what it is filtered by, half a second after the last key. */
let write: (search: string) => void = () => undefined;
let leave: (path: string) => void = () => undefined;

function List() {
  const navigate = consoleRouter.useNavigate();
  write = (search) => navigate({ search });
  leave = (path) => navigate(path);
  return <p>A list</p>;
}

describe('the filter of a list', () => {
  it('is written into the address', async () => {
    const { address } = renderPageToLeave(<List />, 'its code is loading');
    await act(async () => write('?filter=1'));
    expect(address()).toBe('/list?filter=1');
  });

  it.each(WAYS_ON)('does not touch the next page while %s', async (way) => {
    const { goOn, address } = renderPageToLeave(<List />, way);
    await goOn();
    await act(async () => write('?filter=1'));
    expect(address()).toBe('/next');
  });
});

it('lets a page that was left lead on to another', async () => {
  const { goOn, address } = renderPageToLeave(<List />, 'its code is loading');
  await goOn();
  await act(async () => leave('/before'));
  expect(address()).toBe('/before');
});
