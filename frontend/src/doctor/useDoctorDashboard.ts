import { useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';

/** The doctor's visits of today, open requests, activity and counts; undefined for other users. */
export const useDoctorDashboard = () =>
  useQuery({
    queryKey: ['mine', 'dashboard'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/dashboard', { signal })),
    select: (dashboard) => (dashboard.type === 'doctor' ? dashboard : undefined),
  });
