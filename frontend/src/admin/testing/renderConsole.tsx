import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { StaffRole } from '../../../../openapi/contract/people/staff-roles.js';
import { createQueryClient } from '../../api/queryClient';
import { Notices } from '../../common/feedback/Notices';
import { fakeApi } from '../../test/fakeApi';
import { buildUser } from '../../test/builders';
import { freshBrowser, logIn, narrowScreen, wideScreen } from '../../test/renderApp';
import { siteTheme } from '../../common/theme/siteTheme';
import { buildAvailability, buildOpeningTasks } from './officeBuilders';
import { Console } from '../AdminApp';
import type { ConsoleDataProvider } from '../data/dataProvider';

interface ConsoleOptions {
  /** Answers to calls outside of the provider. */
  handlers?: Parameters<typeof fakeApi>[0];
  isPhone?: boolean;
  /** Of the logged-in member of staff. */
  staffRole?: StaffRole;
}

/**
 * The console at a path such as `/admin/doctors` for a logged-in administrator; `path()` returns its present
 * path.
 */
export function renderConsole(
  path: string,
  provider: ConsoleDataProvider,
  { handlers, isPhone = false, staffRole = 'owner' }: ConsoleOptions = {},
) {
  freshBrowser();
  if (isPhone) narrowScreen();
  else wideScreen();
  const api = fakeApi({
    'GET /api/users/{id}': () => ({
      msg: 'success',
      value: buildUser({ type: 'admin', fullName: 'Demo Admin' }),
    }),
    // The page of a doctor reads it besides the record.
    'GET /api/v1/doctors/{id}/availability': () => buildAvailability(),
    'GET /api/v1/opening-tasks': () => buildOpeningTasks(),
    ...handlers,
  });
  logIn('admin', staffRole);
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: <Console provider={provider} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <ThemeProvider theme={siteTheme}>
      <QueryClientProvider client={createQueryClient(0)}>
        <Notices />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return {
    api,
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
