import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** Confirms an email address by the token of the mailed link; then the bar that asked for it goes. */
export function useConfirmEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => read(client.POST('/api/users/confirm-email', { body: { token } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mine', 'user'] }),
  });
}

/** Has the link mailed again. */
export const useAskForConfirmation = () =>
  useMutation({ mutationFn: () => read(client.POST('/api/v1/me/email-confirmation')) });
