import { screen, within } from '@testing-library/react';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { patientFrame } from '../../../test/careBuilders';
import { cancellationOf } from '../../../test/builders';
import { type FakeCall, fakeApi } from '../../../test/fakeApi';

export const LIST = 'GET /api/appointments/patient/{patientId}';
export const ONE = 'GET /api/v1/appointments/{id}';
export const CANCELLATION = 'GET /api/v1/appointments/{id}/cancellation';
export const REVIEWS = 'GET /api/v1/reviews';

export const patientApi = (appointments: AppointmentDto[], more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...patientFrame,
    [LIST]: () => appointments,
    [REVIEWS]: () => [],
    [CANCELLATION]: ({ params }: FakeCall) =>
      cancellationOf(appointments.find(({ _id }) => _id === params.id) ?? appointments[0]),
    ...more,
  });

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
