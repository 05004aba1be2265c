import { ThemeProvider } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { type ReactElement, useEffect, useState } from 'react';
import { Route } from 'react-router';
import type { StaffPermission } from '../../../openapi/contract/people/staff-permissions.js';
import { createQueryClient } from '../api/queryClient';
import { RoleHome } from './home/RoleHome';
import { AdminLayout } from './shell/AdminLayout';
import { NoticeBridge } from './shell/NoticeBridge';
import { NothingHere } from './shell/PlainPages';
import { BrokenPage } from '../shell/ErrorPage';
import { Crash } from './shell/Crash';
import { recordScreen } from './screens';
import { LoadingPage } from '../common/feedback/LoadingPage';
import { staffMay } from './data/staffMay';
import { authProvider } from './data/authProvider';
import { RESOURCES } from './resources';
import { consoleRouter } from './shell/consoleRouter';
import { consoleStore } from './shell/consoleStore';
import { consoleTheme } from './shell/consoleTheme';
import { i18nProvider } from './shell/i18nProvider';
import { type ConsoleDataProvider, dataProvider } from './data/dataProvider';
import { tAdminCommon } from '../messages/admin/common';

const DoctorAdd = recordScreen((screens) => screens.DoctorAdd);
const MedicineAdd = recordScreen((screens) => screens.MedicineAdd);
const MedicineView = recordScreen((screens) => screens.MedicineView);
const LabTestAdd = recordScreen((screens) => screens.LabTestAdd);
const LabTestView = recordScreen((screens) => screens.LabTestView);
const CollectionRoutePage = recordScreen((screens) => screens.CollectionRoutePage);
const DemoDataPage = recordScreen((screens) => screens.DemoDataPage);
const ChatQuestions = recordScreen((screens) => screens.ChatQuestions);

/** A page that is not a resource's, for staff with this permission. */
const forStaff = (permission: StaffPermission, page: ReactElement) =>
  staffMay(permission) ? page : <NothingHere />;

/**
 * The console on any data provider, below `/admin/*` of a router and inside the site's theme. The parts of
 * `<Admin>` are used one by one: `<Admin>` itself would add a theme that cannot use CSS variables, and an
 * unused layout.
 */
export function Console({ provider }: { provider: ConsoleDataProvider }) {
  const siteQueries = useQueryClient();
  // Names, prices and texts changed here also appear on the site's pages.
  useEffect(() => () => void siteQueries.invalidateQueries(), [siteQueries]);
  // A separate cache, so that leaving the console removes what the administrator has read.
  const [queryClient] = useState(() => createQueryClient());
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={consoleStore}
      routerProvider={consoleRouter}
    >
      <ThemeProvider theme={consoleTheme}>
        <CoreAdminUI
          disableTelemetry
          requireAuth
          title={tAdminCommon('hospitalPortal')}
          layout={AdminLayout}
          dashboard={RoleHome}
          catchAll={NothingHere}
          error={Crash}
          loading={LoadingPage}
          authenticationError={BrokenPage}
          accessDenied={NothingHere}
        >
          {RESOURCES.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            <Route path="/DoctorAdd" element={forStaff('doctors.create', <DoctorAdd />)} />
            <Route path="/Medicineadd" element={forStaff('medicines.edit', <MedicineAdd />)} />
            <Route path="/MedicineView" element={forStaff('medicines.read', <MedicineView />)} />
            <Route path="/LabTestAdd" element={forStaff('lab-tests.edit', <LabTestAdd />)} />
            <Route path="/LabTestView" element={forStaff('lab-tests.read', <LabTestView />)} />
            <Route
              path="/lab-bookings/route"
              element={forStaff('lab-bookings.read', <CollectionRoutePage />)}
            />
            <Route path="/Chatbot" element={forStaff('questions.read', <ChatQuestions />)} />
            <Route path="/demo-data" element={forStaff('settings.edit', <DemoDataPage />)} />
          </CustomRoutes>
        </CoreAdminUI>
        <NoticeBridge />
      </ThemeProvider>
    </CoreAdminContext>
  );
}

/** The console as the site mounts it at `/admin/*` of its hash router. */
export default function AdminApp() {
  return <Console provider={dataProvider} />;
}
