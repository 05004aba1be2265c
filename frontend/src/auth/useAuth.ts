import { useMutation } from '@tanstack/react-query';
import type { ForgotPassword, Login, ResetPassword } from '../../../openapi/contract/people/login.js';
import type { Register } from '../../../openapi/contract/people/register.js';
import type { ClaimAccount } from '../../../openapi/contract/people/walk-ins.js';
import { client, read, toFormData } from '../api/client';

/** Logs in; resolves with token, type and id. */
export const useLogin = () =>
  useMutation({ mutationFn: (body: Login) => read(client.POST('/api/users/login', { body })) });

/** Requests a password link, if the account exists; the response does not reveal whether. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: ForgotPassword) => read(client.POST('/api/users/forgot-password', { body })),
  });

/** Sets a new password with the token of that link. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPassword) => read(client.POST('/api/users/reset-password', { body })),
  });

/** Takes over a desk account with its code. */
export const useClaimAccount = () =>
  useMutation({
    mutationFn: (body: ClaimAccount) => read(client.POST('/api/users/claim', { body })),
  });

/** Checks on the server whether a doctor ID is issued and unused. */
export const useVerifyDoctorId = () =>
  useMutation({
    mutationFn: (d_id: string) => read(client.POST('/api/users/doctor-ids/verify', { body: { d_id } })),
  });

interface Registration {
  values: Register;
  image: File | null;
}

/** Registers a person, with an optional picture. */
export const useRegister = () =>
  useMutation({
    mutationFn: ({ values, image }: Registration) =>
      read(
        client.POST('/api/users/register', {
          body: values,
          bodySerializer: () => toFormData({ ...values, image }),
        }),
      ),
  });
