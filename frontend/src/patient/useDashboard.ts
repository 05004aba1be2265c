import { useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';

/** The patient's activity, schedule and counts; undefined for other users. */
export const usePatientDashboard = () =>
  useQuery({
    queryKey: ['mine', 'dashboard'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/dashboard', { signal })),
    select: (dashboard) => (dashboard.type === 'patient' ? dashboard : undefined),
  });
