/** Route of the screen on which a doctor documents a visit. */
export const visitPath = (appointmentId: string): string => `/doctor-login/visit/${appointmentId}`;
