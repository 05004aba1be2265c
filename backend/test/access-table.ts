/** The actors in the order of the table's columns. */
export const ACTORS = [
  'visitor',
  'patientA',
  'patientB',
  'doctorA',
  'doctorB',
  'admin',
  'endedSession',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** A status, or `none`: 200 with an empty list, because the caller has no records. */
export type Expected = number | 'none';

export interface AccessRow {
  /** As in openapi.json: "GET /api/users/{userId}". */
  operation: string;
  /** Distinguishes rows of one operation. */
  variant: string;
  expected: Record<ActorName, Expected>;
}

/**
 * Who is answered what. The call is well-formed and names patient A's and doctor A's records, made anew for every
 * cell: an accepted visit opens patient A's record to doctor A, patient B and doctor B (of another speciality) are
 * strangers to them except where a row says that patient B asks doctor A for a visit, and the ended session was patient
 * A's. Two more actors are asked for each row of patients in access-family.e2e-spec.ts: "holder", who acts for a
 * dependant, and "dependant who took over". Both are answered as patient A; another holder and the former one as
 * patient B, and refused with NOT_HELD when they act for the person.
 */
const TABLE = `
operation                                                visitor patientA patientB doctorA doctorB admin endedSession

POST   /api/users/login                                    200     200      200     200     200     200      200
POST   /api/users/logout                                   401     200      200     200     200     200      401
POST   /api/users/register            (a patient)          201     201      201     201     201     201      201
POST   /api/users/register            (a doctor by code)   201     201      201     201     201     201      201
POST   /api/users/register            (a doctor, no code)  422     422      422     422     422     201      422
POST   /api/users/register            (an admin)           403     403      403     403     403     201      403
POST   /api/users/forgot-password                          200     200      200     200     200     200      200
POST   /api/users/reset-password      (a link)             200     200      200     200     200     200      200
POST   /api/users/reset-password      (none)               422     422      422     422     422     422      422
POST   /api/users/confirm-email       (a link)             200     200      200     200     200     200      200
POST   /api/users/confirm-email       (none)               422     422      422     422     422     422      422
POST   /api/v1/me/email-confirmation                       401     200      200     200     200     200      401
POST   /api/users/doctor-ids/verify                        200     200      200     200     200     200      200
GET    /api/users/doctors                                  200     200      200     200     200     200      200
GET    /api/users/doctors/{id}/slots                       200     200      200     200     200     200      200
GET    /api/users/{userId}            (patient A)          401     200      404     200     404     200      401
GET    /api/users/{userId}            (doctor A)           401     404      404     200     404     200      401
GET    /api/users/{userId}            (the admin)          401     404      404     404     404     200      401

GET    /api/appointments/doctor/{doctorId}                 401     403      403     200     403     200      401
GET    /api/appointments/doctor/{doctorId}/accepted        401     403      403     200     403     200      401
GET    /api/appointments/patient/{patientId}               401     200      403     403     403     200      401
POST   /api/appointments/create                            401     201      403     403     403     403      401
POST   /api/appointments/create/specific (as patient A)    401     201      403     403     403     403      401
POST   /api/appointments/create/specific (for oneself)     401     201      402     403     403     403      401
PUT    /api/appointments/{id}/respond (as doctor A)        401     403      403     200     403     200      401
PUT    /api/appointments/{id}/respond (for oneself)        401     403      403     200     404     422      401
DELETE /api/appointments/{id}                              401     200      404     200     404     200      401
DELETE /api/appointments/{id}         (unassigned)         401     200      404     404     404     200      401

POST   /api/payment/create-checkout-session                401     201      201     403     403     403      401
POST   /api/payment/webhook           (signed)             200     200      200     200     200     200      200
POST   /api/payment/webhook           (unsigned)           400     400      400     400     400     400      400

GET    /api/v1/appointments                                401     200      none    200     none    200      401
GET    /api/v1/appointments/{id}                           401     200      404     200     404     200      401
POST   /api/v1/appointments/bulk                           401     403      403     403     403     200      401
POST   /api/v1/appointments/{id}/accept                    401     403      403     200     404     200      401
POST   /api/v1/appointments/{id}/reject                    401     403      403     200     404     200      401
POST   /api/v1/appointments/{id}/accept-requested-time     401     403      403     200     404     403      401
POST   /api/v1/appointments/{id}/undo-accept               401     403      403     200     404     403      401
POST   /api/v1/appointments/{id}/agree                     401     200      404     403     403     403      401
POST   /api/v1/appointments/{id}/ask-another-time          401     200      404     403     403     403      401
POST   /api/v1/appointments/{id}/complete                  401     403      403     200     404     200      401
POST   /api/v1/appointments/{id}/leave-to-colleagues       401     403      403     200     404     403      401
POST   /api/v1/appointments/{id}/cancel                    401     200      404     200     404     200      401
GET    /api/v1/appointments/overlaps   (patient A's)       401     none     403     none    403     none     401
GET    /api/v1/appointments/{id}/cancellation              401     200      404     200     404     200      401
GET    /api/v1/appointments/{id}/move                      401     200      404     200     404     200      401
POST   /api/v1/appointments/{id}/move                      401     200      404     200     404     200      401
POST   /api/v1/appointments/{id}/desk-payment              401     403      403     403     403     200      401
POST   /api/v1/appointments/{id}/check-in                  401     200      404     200     404     200      401
POST   /api/v1/appointments/{id}/join                      401     200      404     200     404     200      401
POST   /api/v1/appointments/{id}/call                      401     403      403     200     404     200      401
POST   /api/v1/appointments/{id}/call-in                   401     403      403     200     404     200      401
POST   /api/v1/appointments/{id}/start                     401     403      403     200     404     200      401
POST   /api/v1/appointments/{id}/no-show                   401     403      403     200     404     200      401
GET    /api/v1/queue                                       200     200      200     200     200     200      200
GET    /api/v1/queue/stream                                200     200      200     200     200     200      200
GET    /api/v1/queue/{doctorId}                            200     200      200     200     200     200      200
GET    /api/v1/queue/{doctorId}/stream                     200     200      200     200     200     200      200
GET    /api/v1/queue/{doctorId}/visits                     401     403      403     200     403     200      401
GET    /api/v1/waitlist                                    401     200      none    403     403     200      401
POST   /api/v1/waitlist                                    401     201      201     403     403     403      401
GET    /api/v1/waitlist/{id}                               401     200      404     403     403     200      401
DELETE /api/v1/waitlist/{id}                               401     200      404     403     403     200      401
POST   /api/v1/waitlist/{id}/decline                       401     200      404     403     403     403      401
POST   /api/v1/waitlist/{id}/offer                         401     403      403     403     403     200      401
GET    /api/v1/dependants                                  401     200      none    403     403     200      401
POST   /api/v1/dependants                                  401     201      201     403     403     403      401
POST   /api/v1/dependants/new/candidates                   401     200      200     403     403     403      401
GET    /api/v1/dependants/{id}                             401     200      404     403     403     200      401
PUT    /api/v1/dependants/{id}                             401     200      404     403     403     403      401
DELETE /api/v1/dependants/{id}                             401     200      404     403     403     403      401
POST   /api/v1/dependants/{id}/invite                      401     200      404     403     403     403      401
POST   /api/v1/dependants/{id}/withdraw-invitation         401     200      404     403     403     200      401
POST   /api/v1/dependants/{id}/end                         401     403      403     403     403     200      401
GET    /api/v1/payments                                    401     200      none    403     403     200      401
GET    /api/v1/payments/{id}                               401     200      404     403     403     200      401
POST   /api/v1/payments/bulk                               401     403      403     403     403     200      401
POST   /api/v1/payments/{id}/refund                        401     403      403     403     403     200      401
POST   /api/v1/payments/{id}/refund/hand-out               401     403      403     403     403     200      401
POST   /api/v1/payments/{id}/refund/resend                 401     403      403     403     403     200      401
POST   /api/v1/payments/cancel-checkout (patient A's)      404     200      404     404     404     404      404
POST   /api/v1/payments/cancel-checkout (a guest's)        200     200      200     200     200     200      200
POST   /api/v1/payments/confirm-checkout (patient A's)     404     200      404     404     404     404      404
POST   /api/v1/payments/confirm-checkout (a guest's)       200     200      200     200     200     200      200

GET    /medicine                                           200     200      200     200     200     200      200
POST   /medicine/add                                       401     403      403     403     403     201      401
PUT    /medicine/{id}                                      401     403      403     403     403     200      401
DELETE /medicine/{id}                                      401     403      403     403     403     200      401
GET    /api/v1/medicines                                   401     403      403     403     403     200      401
POST   /api/v1/medicines                                   401     403      403     403     403     201      401
GET    /api/v1/medicines/{id}                              200     200      200     200     200     200      200
GET    /api/v1/medicines/{id}         (off the shelf)      404     404      404     404     404     200      404
PUT    /api/v1/medicines/{id}                              401     403      403     403     403     200      401
DELETE /api/v1/medicines/{id}                              401     403      403     403     403     200      401
POST   /api/v1/medicines/bulk                              401     403      403     403     403     200      401
POST   /api/payment/create-medicine-checkout-session       201     201      201     403     403     403      201
GET    /api/v1/orders                                      401     200      none    403     403     200      401
GET    /api/v1/orders/{id}                                 401     200      404     403     403     200      401
POST   /api/v1/prescription-verifications                  200     200      200     200     200     200      200
POST   /api/v1/orders/find            (a guest's)          200     200      200     200     200     200      200
POST   /api/v1/orders/find            (patient A's)        404     404      404     404     404     404      404
POST   /api/v1/orders/find/cancel     (a guest's)          200     200      200     200     200     200      200
POST   /api/v1/orders/find/cancel     (patient A's)        404     404      404     404     404     404      404
POST   /api/v1/orders/{id}/pack                            401     403      403     403     403     200      401
POST   /api/v1/orders/{id}/ship                            401     403      403     403     403     200      401
POST   /api/v1/orders/{id}/deliver                         401     403      403     403     403     200      401
POST   /api/v1/orders/{id}/cancel                          401     200      404     403     403     200      401
POST   /api/v1/orders/{id}/items/{medicineId}/cancel       401     200      404     403     403     200      401
POST   /api/v1/orders/{id}/items/{medicineId}/restock      401     403      403     403     403     200      401
POST   /api/v1/orders/bulk                                 401     403      403     403     403     200      401
GET    /api/v1/orders/{id}/receipt                         401     200      404     403     403     200      401
GET    /api/papers/receipts/{id}      (signed)             200     200      200     200     200     200      200
GET    /api/papers/receipts/{id}      (bare)               403     403      403     403     403     403      403

GET    /lab                                                200     200      200     200     200     200      200
POST   /lab/add                                            401     403      403     403     403     201      401
PUT    /lab/{id}                                           401     403      403     403     403     200      401
DELETE /lab/{id}                                           401     403      403     403     403     200      401
GET    /api/v1/lab-tests                                   401     403      403     403     403     200      401
POST   /api/v1/lab-tests                                   401     403      403     403     403     201      401
GET    /api/v1/lab-tests/{id}                              200     200      200     200     200     200      200
GET    /api/v1/lab-tests/{id}         (no longer offered)  404     404      404     404     404     200      404
PUT    /api/v1/lab-tests/{id}                              401     403      403     403     403     200      401
DELETE /api/v1/lab-tests/{id}                              401     403      403     403     403     200      401
POST   /api/v1/lab-tests/bulk                              401     403      403     403     403     200      401
GET    /api/v1/prescriptions                               401     200      none    200     none    200      401
POST   /api/v1/prescriptions                               401     403      403     201     404     403      401
POST   /api/v1/prescriptions/check                         401     403      403     200     404     403      401
GET    /api/v1/prescriptions/availability                  401     403      403     200     200     403      401
GET    /api/v1/prescriptions/{id}                          401     200      404     200     404     200      401
POST   /api/v1/prescriptions/{id}/hold                     401     403      403     200     404     403      401
POST   /api/v1/prescriptions/{id}/resume                   401     403      403     200     404     403      401
POST   /api/v1/prescriptions/{id}/stop                     401     403      403     200     404     403      401
POST   /api/v1/prescriptions/{id}/enter-in-error           401     403      403     200     404     403      401
POST   /api/v1/prescriptions/{id}/hide                     401     403      403     200     404     200      401
POST   /api/v1/prescriptions/{id}/restore                  401     403      403     403     403     200      401
GET    /api/v1/prescriptions/{id}/cart                     401     200      404     403     403     403      401
GET    /api/v1/prescriptions/{id}/pdf                      401     200      404     200     404     200      401
GET    /api/papers/prescriptions/{id} (signed)             200     200      200     200     200     200      200
GET    /api/papers/prescriptions/{id} (bare)               403     403      403     403     403     403      403
GET    /api/v1/favourite-lines                             401     403      403     200     none    403      401
POST   /api/v1/favourite-lines                             401     403      403     201     201     403      401
DELETE /api/v1/favourite-lines/{id}                        401     403      403     200     404     403      401
GET    /api/v1/records                                     401     200      none    200     none    200      401
POST   /api/v1/records                                     401     403      403     201     404     403      401
POST   /api/v1/records/documents                           401     201      403     201     404     403      401
GET    /api/v1/records/summary                             401     200      403     200     404     200      401
GET    /api/v1/records/{id}                                401     200      404     200     404     200      401
GET    /api/v1/records/{id}   (patient B's, who asks doctor A) 401 404      200     404     404     200      401
DELETE /api/v1/records/{id}   (patient A's document)       401     200      404     403     404     403      401
DELETE /api/v1/records/{id}   (doctor A's note)            401     403      404     200     404     403      401
POST   /api/v1/records/{id}/hide                           401     403      403     200     404     200      401
POST   /api/v1/records/{id}/restore                        401     403      403     403     403     200      401
POST   /api/v1/records/{id}/move      (to doctor A's patient) 401  403      403     200     404     200      401
POST   /api/v1/records/{id}/move      (to a stranger)      401     403      403     404     404     200      401
POST   /api/v1/records/{id}/resolve                        401     403      403     200     404     200      401
POST   /api/v1/records/{id}/reactivate                     401     403      403     200     404     200      401
GET    /api/v1/records/{id}/file                           401     200      404     200     404     200      401
GET    /api/papers/documents/{id}     (signed)             200     200      200     200     200     200      200
GET    /api/papers/documents/{id}     (bare)               403     403      403     403     403     403      403
GET    /api/v1/allergies                                   401     200      none    200     none    200      401
POST   /api/v1/allergies                                   401     201      403     201     404     403      401
POST   /api/v1/allergies/none-known                        401     201      403     201     404     403      401
GET    /api/v1/allergies/choices                           401     200      200     200     200     200      401
GET    /api/v1/allergies/{id}                              401     200      404     200     404     200      401
PUT    /api/v1/allergies/{id}         (patient A's)        401     200      404     200     404     403      401
PUT    /api/v1/allergies/{id}         (doctor A's)         401     403      404     200     404     403      401
GET    /api/v1/appointments/{id}/report                    401     200      404     200     404     200      401
GET    /api/v1/appointments/{id}/receipt                   401     200      404     403     403     200      401
GET    /api/v1/appointments/{id}/calendar                  401     200      404     200     404     200      401
GET    /api/papers/visits/{id}/report   (signed)           200     200      200     200     200     200      200
GET    /api/papers/visits/{id}/report   (bare)             403     403      403     403     403     403      403
GET    /api/papers/visits/{id}/receipt  (signed)           200     200      200     200     200     200      200
GET    /api/papers/visits/{id}/receipt  (bare)             403     403      403     403     403     403      403
GET    /api/papers/visits/{id}/calendar (signed)           200     200      200     200     200     200      200
GET    /api/papers/visits/{id}/calendar (bare)             403     403      403     403     403     403      403

GET    /api/v1/appointments/{id}/consultation              401     403      403     200     404     403      401
PUT    /api/v1/appointments/{id}/consultation              401     403      403     200     404     403      401
POST   /api/v1/appointments/{id}/consultation/save         401     403      403     200     404     403      401
GET    /api/v1/lab-requests                                401     200      none    200     none    200      401
GET    /api/v1/lab-requests/{id}                           401     200      404     200     404     200      401
POST   /api/v1/lab-requests/{id}/decline                   401     200      404     403     403     403      401
POST   /api/v1/lab-bookings           (a doctor's request) 401     201      404     403     403     403      401

GET    /api/v1/lab-bookings                                401     200      none    403     403     200      401
POST   /api/v1/lab-bookings                                401     201      201     403     403     403      401
GET    /api/v1/lab-bookings/windows                        401     200      200     403     403     200      401
GET    /api/v1/lab-bookings/route                          401     403      403     403     403     200      401
GET    /api/v1/lab-bookings/{id}                           401     200      404     403     403     200      401
POST   /api/v1/lab-bookings/{id}/confirm                   401     403      403     403     403     200      401
POST   /api/v1/lab-bookings/{id}/collect                   401     403      403     403     403     200      401
POST   /api/v1/lab-bookings/{id}/report                    401     403      403     403     403     200      401
GET    /api/v1/lab-bookings/{id}/report                    401     200      404     403     403     200      401
GET    /api/v1/lab-bookings/{id}/measures                  401     403      403     403     403     200      401
POST   /api/v1/lab-bookings/{id}/correct-report            401     403      403     403     403     200      401
POST   /api/v1/lab-bookings/{id}/acknowledge               401     403      403     403     403     409      401
POST   /api/v1/lab-bookings/{id}/subject                   401     403      403     403     403     200      401
POST   /api/v1/lab-bookings/{id}/reject-sample             401     403      403     403     403     200      401
POST   /api/v1/lab-bookings/{id}/recollect                 401     200      404     403     403     200      401
POST   /api/v1/lab-bookings/{id}/release                   401     403      403     403     403     409      401
POST   /api/v1/lab-bookings/{id}/return-report             401     403      403     403     403     409      401
GET    /api/v1/lab-bookings/{id}/reports/{version}         401     200      404     403     403     200      401
POST   /api/v1/lab-bookings/{id}/cancel                    401     200      404     403     403     200      401
POST   /api/v1/lab-bookings/bulk                           401     403      403     403     403     200      401
GET    /api/papers/lab-reports/{id}   (signed)             200     200      200     200     200     200      200
GET    /api/papers/lab-reports/{id}   (bare)               403     403      403     403     403     403      403
GET    /api/papers/lab-reports/{id}/versions/{version} (signed) 200 200     200     200     200     200      200
GET    /api/papers/lab-reports/{id}/versions/{version} (bare)   403 403     403     403     403     403      403

GET    /api/v1/doctors                                     401     403      403     403     403     200      401
GET    /api/v1/doctors/{id}                                200     200      200     200     200     200      200
GET    /api/v1/doctors/by-slug/{slug}                      200     200      200     200     200     200      200
GET    /api/v1/doctors/{id}           (unpublished)        404     404      404     404     404     200      404
PUT    /api/v1/doctors/{id}                                401     403      403     403     403     200      401
GET    /api/v1/doctors/{id}/availability                   401     403      403     403     403     200      401
PUT    /api/v1/doctors/{id}/availability                   401     403      403     403     403     200      401
POST   /api/v1/doctors/{id}/approve                        401     403      403     403     403     200      401
POST   /api/v1/doctors/{id}/refuse                         401     403      403     403     403     200      401
POST   /api/v1/doctors/bulk                                401     403      403     403     403     200      401
GET    /api/v1/patients                                    401     403      403     200     none    200      401
POST   /api/v1/patients                                    401     403      403     403     403     201      401
POST   /api/v1/patients/{id}/claim-code                    401     403      403     403     403     200      401
POST   /api/v1/patients/{id}/claim-mail                    401     403      403     403     403     200      401
POST   /api/users/claim               (a code)             200     200      200     200     200     200      200
POST   /api/users/claim               (none)               422     422      422     422     422     422      422
GET    /api/v1/patients/{id}                               401     403      403     200     404     200      401
GET    /api/v1/patients/{id}  (patient B, who asks doctor A) 401   403      403     404     404     200      401
POST   /api/v1/patients/{id}/deceased                      401     403      403     403     403     200      401
GET    /api/v1/duplicates                                  401     403      403     403     403     200      401
POST   /api/v1/duplicates/{id}/not-same                    401     403      403     403     403     200      401
POST   /api/v1/duplicates/{id}/reopen                      401     403      403     403     403     200      401
GET    /api/v1/merges                                      401     403      403     403     403     200      401
POST   /api/v1/merges                                      401     403      403     403     403     201      401
POST   /api/v1/patients/new/candidates                     401     403      403     403     403     200      401
POST   /api/v1/patients/{id}/merge-preview                 401     403      403     403     403     200      401
GET    /api/v1/merges/{id}                                 401     403      403     403     403     200      401
POST   /api/v1/merges/{id}/undo                            401     403      403     403     403     200      401
PUT    /api/v1/patients/{id}                               401     403      403     403     403     200      401
POST   /api/v1/patients/bulk                               401     403      403     403     403     200      401
GET    /api/v1/users                                       401     403      403     403     403     200      401
GET    /api/v1/users/{id}                                  401     403      403     403     403     200      401
PUT    /api/v1/users/{id}                                  401     403      403     403     403     200      401
POST   /api/v1/users/{id}/erase                            401     403      403     403     403     200      401
POST   /api/v1/users/bulk                                  401     403      403     403     403     200      401
POST   /api/v1/users                                       401     403      403     403     403     201      401
POST   /api/v1/users/{id}/invite                           401     403      403     403     403     200      401
GET    /api/v1/statistics                                  401     403      403     403     403     200      401
GET    /api/v1/opening-tasks                               401     403      403     403     403     200      401
GET    /api/v1/demo-data                                   401     403      403     403     403     200      401
POST   /api/v1/demo-data/remove                            401     403      403     403     403     200      401
GET    /api/v1/doctor-ids                                  401     403      403     403     403     200      401
POST   /api/v1/doctor-ids                                  401     403      403     403     403     201      401
DELETE /api/v1/doctor-ids/{id}                             401     403      403     403     403     200      401
POST   /api/v1/doctor-ids/bulk                             401     403      403     403     403     200      401
GET    /api/v1/notifications                               401     200      none    none    none    200      401
GET    /api/v1/notifications/{id}                          401     200      404     404     404     200      401
POST   /api/v1/notifications/{id}/read                     401     200      404     404     404     404      401
GET    /api/v1/notifications/unread                        401     200      200     200     200     200      401
POST   /api/v1/notifications/read-all                      401     200      200     200     200     200      401
POST   /api/v1/notifications/ticket                        401     200      200     200     200     200      401
GET    /api/v1/notifications/stream   (a ticket)           200     200      200     200     200     200      200
GET    /api/v1/notifications/stream   (none)               403     403      403     403     403     403      403

GET    /api/v1/me                                          401     200      200     200     200     200      401
PUT    /api/v1/me                                          401     200      200     200     200     200      401
PUT    /api/v1/me/picture                                  401     200      200     200     200     200      401
GET    /api/v1/me/export                                   401     200      200     200     200     200      401
POST   /api/v1/me/password                                 401     200      200     200     200     200      401
GET    /api/v1/me/sessions                                 401     200      200     200     200     200      401
DELETE /api/v1/me/sessions/others                          401     200      200     200     200     200      401
GET    /api/v1/dashboard                                   401     200      200     200     200     403      401
GET    /api/v1/availability                                401     403      403     200     200     403      401
PUT    /api/v1/availability                                401     403      403     200     200     403      401
GET    /api/v1/leaves                                      401     403      403     200     none    200      401
POST   /api/v1/leaves                 (for oneself)        401     403      403     201     201     422      401
POST   /api/v1/leaves                 (for doctor A)       401     403      403     201     403     201      401
DELETE /api/v1/leaves/{id}                                 401     403      403     200     404     200      401
GET    /api/v1/holidays                                    401     403      403     200     200     200      401
POST   /api/v1/holidays                                    401     403      403     403     403     201      401
DELETE /api/v1/holidays/{id}                               401     403      403     403     403     200      401
GET    /api/v1/extra-sessions                              401     403      403     200     none    200      401
POST   /api/v1/extra-sessions         (for oneself)        401     403      403     201     201     422      401
POST   /api/v1/extra-sessions         (for doctor A)       401     403      403     201     403     201      401
DELETE /api/v1/extra-sessions/{id}                         401     403      403     200     404     200      401
GET    /api/v1/leaves/{id}/cases                           401     403      403     200     404     200      401
GET    /api/v1/leave-cases                                 401     200      none    200     none    200      401
GET    /api/v1/leave-cases/{id}                            401     200      404     200     404     200      401
GET    /api/v1/leave-cases/{id}/offers                     401     200      404     403     403     200      401
POST   /api/v1/leave-cases/{id}/answer                     401     200      404     403     403     403      401
POST   /api/v1/leave-cases/{id}/call                       401     403      403     403     403     200      401
POST   /api/v1/appointments           (a follow-up)        401     403      403     201     404     422      401
POST   /api/v1/appointments           (for a patient)      401     403      403     403     403     201      401

GET    /api/v1/mails                                       401     403      403     403     403     200      401
GET    /api/v1/mails/{id}                                  401     403      403     403     403     200      401
POST   /api/v1/mails/{id}/resend                           401     403      403     403     403     200      401
POST   /api/v1/mails/bulk                                  401     403      403     403     403     200      401
GET    /api/v1/audit-events                                401     403      403     403     403     200      401
GET    /api/v1/audit-events/{id}                           401     403      403     403     403     200      401

GET    /api/v1/settings                                    401     403      403     403     403     200      401
GET    /api/v1/settings/{id}                               401     403      403     403     403     200      401
PUT    /api/v1/settings/{id}                               401     403      403     403     403     200      401
GET    /api/v1/console-search                              401     403      403     403     403     200      401
GET    /api/v1/search                                      200     200      200     200     200     200      200
GET    /api/v1/posts                                       200     200      200     200     200     200      200
GET    /api/v1/posts                  (a draft)            none    none     none    none    none    200      none
POST   /api/v1/posts                                       401     403      403     403     403     201      401
GET    /api/v1/posts/{id}                                  200     200      200     200     200     200      200
GET    /api/v1/posts/{id}             (a draft)            404     404      404     404     404     200      404
PUT    /api/v1/posts/{id}                                  401     403      403     403     403     200      401
DELETE /api/v1/posts/{id}                                  401     403      403     403     403     200      401
POST   /api/v1/posts/bulk                                  401     403      403     403     403     200      401
GET    /api/v1/safety-rules                                401     403      403     403     403     200      401
POST   /api/v1/safety-rules                                401     403      403     403     403     201      401
GET    /api/v1/safety-rules/{id}                           401     403      403     403     403     200      401
PUT    /api/v1/safety-rules/{id}                           401     403      403     403     403     200      401
DELETE /api/v1/safety-rules/{id}                           401     403      403     403     403     200      401
GET    /api/v1/faqs                                        200     200      200     200     200     200      200
POST   /api/v1/faqs                                        401     403      403     403     403     201      401
GET    /api/v1/faqs/{id}                                   200     200      200     200     200     200      200
GET    /api/v1/faqs/{id}              (not published)      404     404      404     404     404     200      404
PUT    /api/v1/faqs/{id}                                   401     403      403     403     403     200      401
DELETE /api/v1/faqs/{id}                                   401     403      403     403     403     200      401
POST   /api/v1/faqs/bulk                                   401     403      403     403     403     200      401
GET    /api/v1/reviews                                     200     200      200     200     200     200      200
GET    /api/v1/reviews                (pending)            none    none     none    none    none    200      none
GET    /api/v1/reviews                (own)                none    200      none    none    none    none     none
GET    /api/v1/reviews/{id}                                401     403      403     403     403     200      401
POST   /api/v1/reviews                                     401     201      404     403     403     403      401
POST   /api/v1/reviews/{id}/approve                        401     403      403     403     403     200      401
POST   /api/v1/reviews/{id}/hide                           401     403      403     403     403     200      401
DELETE /api/v1/reviews/{id}                                401     403      403     403     403     200      401
POST   /api/v1/reviews/bulk                                401     403      403     403     403     200      401

POST   /chat                                               200     200      200     200     200     200      200
GET    /chat/answers                                       200     200      200     200     200     200      200
GET    /chat/answers                  (wrong key)          404     404      404     404     404     404      404
GET    /api/questions/unanswered                           401     403      403     403     403     200      401
GET    /api/questions/answered                             401     403      403     403     403     200      401
PUT    /api/questions/{id}                                 401     403      403     403     403     200      401
DELETE /api/questions/{id}                                 401     403      403     403     403     200      401
GET    /api/v1/questions                                   401     403      403     403     403     200      401
GET    /api/v1/questions/{id}                              401     403      403     403     403     200      401
PUT    /api/v1/questions/{id}                              401     403      403     403     403     200      401
DELETE /api/v1/questions/{id}                              401     403      403     403     403     200      401
POST   /api/v1/questions/{id}/publish                      401     403      403     403     403     200      401
POST   /api/v1/questions/bulk                              401     403      403     403     403     200      401

GET    /image/users/{file}            (doctor A)           200     200      200     200     200     200      200
GET    /image/users/{file}            (patient A, signed)  200     200      200     200     200     200      200
GET    /image/users/{file}            (patient A, bare)    403     403      403     403     403     403      403
GET    /image/idcards/{file}          (signed)             200     200      200     200     200     200      200
GET    /image/idcards/{file}          (bare)               403     403      403     403     403     403      403
GET    /public/image/medicine/{file}                       200     200      200     200     200     200      200
GET    /public/image/labtest/{file}                        200     200      200     200     200     200      200
GET    /api/v1/hospital                                    200     200      200     200     200     200      200
GET    /api/v1/setup                                       200     200      200     200     200     200      200
POST   /api/v1/setup                                       409     409      409     409     409     409      409
POST   /api/v1/setup/demo                                  409     409      409     409     409     409      409
GET    /api/health/live                                    200     200      200     200     200     200      200
GET    /api/health/ready                                   200     200      200     200     200     200      200
`;

export const ACCESS: AccessRow[] = TABLE.split('\n')
  .slice(2)
  .filter((line) => line.trim() !== '')
  .map(readRow);

/** @throws Error for a line that is not an operation with one cell per actor */
function readRow(line: string): AccessRow {
  const [, method, path, variant, cells] = /^(\w+) +(\S+) +(?:\((.+?)\) +)?(.+)$/.exec(line) ?? [];
  const expected = (cells ?? '').trim().split(/ +/).map(readCell);
  if (expected.length !== ACTORS.length) throw new Error(`This row has not one cell for each actor: ${line}`);
  return {
    operation: `${method} ${path}`,
    variant: variant ?? '',
    expected: Object.fromEntries(
      ACTORS.map((actor, index) => [actor, expected[index]]),
    ) as AccessRow['expected'],
  };
}

function readCell(text: string): Expected {
  if (text === 'none') return text;
  if (!/^[1-5]\d\d$/.test(text)) throw new Error(`This is not a cell: ${text}`);
  return Number(text);
}
