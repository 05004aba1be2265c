import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** Confirms an email address with the mailed token; then the reminder bar disappears. */
export function useConfirmEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => read(client.POST('/api/users/confirm-email', { body: { token } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mine', 'user'] }),
  });
}

/** Requests another mail with the link. */
export const useAskForConfirmation = () =>
  useMutation({ mutationFn: () => read(client.POST('/api/v1/me/email-confirmation')) });
