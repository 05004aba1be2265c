import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../api/client';

const KEY = ['mine', 'notifications'];
/** How many of the latest are shown. */
const SHOWN = 20;

/** The latest notifications of the logged-in person, newest first. */
export const useNotifications = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const query = { sort: '["id","DESC"]', range: `[0,${SHOWN - 1}]` };
      return read(client.GET('/api/v1/notifications', { params: { query }, signal }));
    },
  });

/** Marks one as read. */
export function useReadNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/notifications/{id}/read', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
