import { useMutation } from '@tanstack/react-query';
import type { VerifyPrescription } from '../../../openapi/contract/care/lifecycle/verification.js';
import { client, read } from '../api/client';

/** What the hospital says about a printed prescription. */
export const useVerification = () =>
  useMutation({
    mutationFn: (body: VerifyPrescription) =>
      read(client.POST('/api/v1/prescription-verifications', { body })),
  });
