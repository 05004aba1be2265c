import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangePassword } from '../../../openapi/contract/people/login.js';
import type { Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { client, read, toFormData } from '../api/client';

const PROFILE = ['mine', 'profile'];
const SESSIONS = ['mine', 'sessions'];

/** The own account, with the version that a change must name. */
export const useProfile = () =>
  useQuery({
    queryKey: PROFILE,
    queryFn: ({ signal }) => read(client.GET('/api/v1/me', { signal })),
  });

/** Stores a changed account, and refreshes names and pictures elsewhere on the page. */
function useKeepProfile() {
  const queryClient = useQueryClient();
  return (profile: Profile) => {
    queryClient.setQueryData(PROFILE, profile);
    return queryClient.invalidateQueries({ queryKey: ['mine', 'user'] });
  };
}

/** Changes the own data. */
export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: UpdateProfile) => read(client.PUT('/api/v1/me', { body })),
    onSuccess: useKeepProfile(),
  });

/** Changes the own picture. */
export const useUpdatePicture = () =>
  useMutation({
    mutationFn: (image: File) =>
      read(client.PUT('/api/v1/me/picture', { body: {}, bodySerializer: () => toFormData({ image }) })),
    onSuccess: useKeepProfile(),
  });

/** Changes the password, which ends the other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePassword) => read(client.POST('/api/v1/me/password', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** The valid sessions. */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => read(client.GET('/api/v1/me/sessions', { signal })),
  });

/** Ends all logins but this one. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => read(client.DELETE('/api/v1/me/sessions/others')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** Everything that the hospital stores about the person, as a JSON file. */
export const useExport = () =>
  useMutation({ mutationFn: () => read(client.GET('/api/v1/me/export', { parseAs: 'blob' })) });
