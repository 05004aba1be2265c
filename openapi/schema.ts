/* Made by `npm run contract` from openapi.json. Do not edit. */

export interface paths {
    "/api/v1/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description Who did what, newest first. Filters: action, recordId, actorId, id. Sorts: id.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an audit event
         * @description One event with what the record was before and after it.
         */
        get: operations["getAuditEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/users/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a person
         * @description A doctor's picture is public. A patient's needs the signed, short-lived query that the user's own `image` field carries. An unknown name gives the default picture.
         */
        get: operations["getUserPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/idcards/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ID card of an appointment
         * @description Opens with the signed, short-lived address in the appointment only.
         */
        get: operations["getIdCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session and gives its bearer token. An unknown email, a wrong password and a wrong role get the same answer. After ten tries in ten minutes an account has to wait.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the token that is sent; the token counts for nothing from then on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Anyone opens a patient's account; a doctor's needs an unused DoctorId; an administrator opens any kind and sets what a doctor offers. The picture is png, jpeg or webp.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/doctor-ids/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a DoctorId
         * @description Says whether a DoctorId was issued and is unused. Registering checks it again.
         */
        post: operations["verifyDoctorId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find doctors
         * @description Without parameters the whole public list. With any parameter one page of cards and the total. A search finds parts of names and specialities, and what is one typing error away when nothing else fits. Carries an ETag.
         */
        get: operations["listDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/doctors/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A doctor's slots
         * @description The days and times that a doctor offers, at most 60 days ahead, and which of them are free.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description One's own account; any for an administrator; a patient's for a doctor whom an appointment links to them.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List doctors
         * @description All doctors with their whole accounts. Filters: q, speciality, published, disabled, id. Sorts: id, fullName, fee.
         */
        get: operations["listDoctorAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a doctor
         * @description A published doctor as everyone sees one; for an administrator the whole account of any doctor.
         */
        get: operations["getDoctor"];
        /**
         * Change a doctor
         * @description Changes what a doctor offers. Fields that are left out stay; read-only ones are ignored.
         */
        put: operations["updateDoctor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List patients
         * @description Filters: q, disabled, id. Sorts: id, fullName.
         */
        get: operations["listPatients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/patients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a patient
         * @description The account of a patient.
         */
        get: operations["getPatient"];
        /**
         * Change a patient
         * @description Disabling an account ends its sessions at once. Read-only fields are ignored.
         */
        put: operations["updatePatient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctor-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List DoctorIds
         * @description Filters: q (beginning of the code), used, id. Sorts: id, code.
         */
        get: operations["listDoctorIds"];
        put?: never;
        /**
         * Issue a DoctorId
         * @description Makes a registration code that one doctor can use once.
         */
        post: operations["issueDoctorId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctor-ids/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a DoctorId
         * @description Takes back a code that nobody has used; answers the code that is gone.
         */
        delete: operations["revokeDoctorId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/doctor/{doctorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests that wait for a doctor
         * @description The doctor's own pending requests and the unassigned ones of the doctor's speciality, newest first.
         */
        get: operations["listPendingAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/doctor/{doctorId}/accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits that a doctor accepted
         * @description Accepted and not yet completed, nearest first.
         */
        get: operations["listAcceptedAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/patient/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A patient's appointments
         * @description All of the last twelve months but the cancelled ones, newest first.
         */
        get: operations["listPatientAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask any doctor of a speciality
         * @description A request without payment; the first doctor of the speciality who accepts it has it. The ID card is a picture or a PDF.
         */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept, reject or complete
         * @description Accepting takes a date (dd-mm-yyyy), the preferred one when none is given. Rejecting refunds what was paid. The patient is told by mail.
         */
        put: operations["respondToAppointment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an appointment
         * @description Cancels and refunds: in full when a doctor or an administrator cancels, or the patient does so at least 24 hours before; else nothing. `msg` says which. Repeating it gives the same answer.
         */
        delete: operations["deleteAppointment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List appointments
         * @description A patient's own, a doctor's own and the open requests of the speciality, or all for an administrator. Filters: status, doctorId, patientId, speciality, preferredDate_gte, preferredDate_lte, id. Sorts: id, preferredDate.
         */
        get: operations["listAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appointment
         * @description One appointment in the caller's scope.
         */
        get: operations["getAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request
         * @description For a date, the preferred one when none is given. An administrator names the doctor of an unassigned request.
         */
        post: operations["acceptAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a request
         * @description Refunds what was paid in full and tells the patient.
         */
        post: operations["rejectAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a visit
         * @description Only an accepted one can be completed.
         */
        post: operations["completeAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment
         * @description The same as the DELETE call of the portal; `msg` says what is refunded.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own notifications
         * @description The caller's news, newest first. Sorts: id.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Repeating it keeps the first moment.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description The hospital's mails, newest first. Filters: state, id. Sorts: id.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail
         * @description One mail with its text and state.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again
         * @description Puts the mail back into the queue. One that waits there already stays where it is.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the payment of a visit
         * @description Holds the slot for 30 minutes and opens the hosted checkout: send the browser to `url`. The fee is the one in the database; another one is answered with PRICE_CHANGED. With the bare pair doctorName and doctorFee no slot is held.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the payment provider's events
         * @description For the provider alone: the raw body must carry its signature of the last five minutes. Repeated deliveries change nothing.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description A patient's own, or all for an administrator; newest first. Filters: status, patientId, id. Sorts: id.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment
         * @description Its state, and its refund when there is one.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/cancel-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an open checkout
         * @description Closes the checkout and frees its slot at once. One that has been paid meanwhile stays booked: ALREADY_PAID.
         */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/create/specific": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book the visit that was paid
         * @description Needs a paid, unused payment of this patient for this doctor, date and time; without one it answers 402. Repeating it gives the same appointment.
         */
        post: operations["createSpecificAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hospital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the hospital
         * @description Name, phone and time zone, and whether payments are only played.
         */
        get: operations["getHospital"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Answers as long as the process runs.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can it serve?
         * @description Answers 503 while the database cannot be reached.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who did what to which record, when and from where. */
        AuditEvent: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /** @example appointment.accept */
            action: string;
            /** @enum {string} */
            outcome: "success" | "refused";
            /** @description null for the system itself. */
            actor: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                type: components["schemas"]["UserType"];
            } | null;
            /** @example appointments */
            resource: string;
            recordId: string | null;
            before: unknown;
            after: unknown;
            /** @description Network address of the caller. */
            address: string | null;
            requestId: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            at: string;
        };
        /**
         * @description The role of an account.
         * @example patient
         * @enum {string}
         */
        UserType: "patient" | "doctor" | "admin";
        /**
         * @description Every answer that is not a success has this body.
         * @example {
         *       "msg": "failure",
         *       "error": "This time has just been taken. Please choose another one.",
         *       "reason": "This time has just been taken. Please choose another one.",
         *       "message": "This time has just been taken. Please choose another one.",
         *       "code": "SLOT_TAKEN",
         *       "requestId": "req-1"
         *     }
         */
        ErrorBody: {
            /** @enum {string} */
            msg: "failure";
            /** @description What went wrong and what to do, for a person. */
            error: string;
            /** @description The same sentence (read by the specification's delete calls). */
            reason: string;
            /** @description The same sentence (read by react-admin). */
            message: string;
            /**
             * @description A stable code for programs.
             * @example SLOT_TAKEN
             */
            code: string;
            /** @description One sentence for each field that was refused. */
            errors?: {
                [key: string]: string;
            };
            /** @description Quote this when you ask for help. */
            requestId: string;
        };
        /**
         * @example {
         *       "email": "patient@demo.test",
         *       "password": "Demo-Pass-2026",
         *       "type": "patient"
         *     }
         */
        Login: {
            /**
             * @description An email address; upper and lower case are the same.
             * @example patient@demo.test
             */
            email: string;
            /** @example Demo-Pass-2026 */
            password: string;
            /** @default patient */
            type: components["schemas"]["UserType"];
        };
        LoginAnswer: {
            /** @enum {string} */
            msg: "success";
            /** @description Bearer token; ends after 30 minutes without a call, 8 hours at most. */
            token: string;
            type: components["schemas"]["UserType"];
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            userId: string;
        };
        /**
         * @description The call did what it says.
         * @example {
         *       "msg": "success"
         *     }
         */
        Done: {
            /**
             * @description A sentence for the person.
             * @example success
             */
            msg: string;
        };
        Register: {
            /** @example Asha Rao */
            fullName: string;
            /**
             * @description An email address; upper and lower case are the same.
             * @example patient@demo.test
             */
            email: string;
            /**
             * @description 8 to 128 characters; common passwords are refused.
             * @example Demo-Pass-2026
             */
            password: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            mobile: string;
            /**
             * Format: date
             * @description Date of birth, in the past.
             * @example 1990-05-17
             */
            dob: string;
            /**
             * @example female
             * @enum {string}
             */
            gender: "male" | "female";
            /** @default patient */
            type: components["schemas"]["UserType"];
            speciality?: components["schemas"]["Speciality"];
            /** @description DoctorId issued by the hospital. */
            d_id?: string;
            /** @description Years of practice. */
            experience?: number;
            /** @example MBBS, MD (Medicine), DM (Cardiology) */
            qualification?: string;
            /**
             * @description Consultation fee in rupees.
             * @example 800
             */
            fee?: number;
            /** @description Days on which the doctor sees patients. */
            availableDays?: components["schemas"]["Weekday"][];
            /** @description Times of day (HH:mm) that can be booked. */
            timeSlots?: string[];
            /** @example Heart failure and rhythm problems. */
            description?: string;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             */
            image?: string;
        };
        /**
         * @description A medical speciality of the hospital.
         * @example Cardiology
         * @enum {string}
         */
        Speciality: "Cardiology" | "Dermatology" | "Pediatrics" | "Orthopedics" | "Neurology" | "Gynecology" | "Dentistry" | "Ophthalmology" | "Psychiatry" | "General Medicine";
        /**
         * @description A day of the week.
         * @example Monday
         * @enum {string}
         */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        RegisterAnswer: {
            /** @enum {string} */
            msg: "success";
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            userId: string;
            /** @description DoctorId of a new doctor. */
            d_id?: string;
        };
        VerifyDoctorId: {
            /** @example DEMO-DOC-001 */
            d_id: string;
        };
        DoctorsAnswer: {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["Doctor"][];
        } | {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["DoctorCard"][];
            total: number;
            page: number;
            perPage: number;
        };
        /** @description A doctor as the public sees one. */
        Doctor: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /** @example Dr. Ananya Sharma */
            fullName: string;
            speciality: components["schemas"]["Speciality"] | null;
            /**
             * @description Years of practice.
             * @example 12
             */
            experience: number | null;
            qualification: string | null;
            /**
             * @description Consultation fee in rupees.
             * @example 800
             */
            fee: number | null;
            /**
             * @description File name below /image/users/.
             * @example doctor.jpg
             */
            image: string;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description DoctorId given by the hospital.
             * @example HSP-CAR-0001
             */
            d_id: string | null;
            availableDays: components["schemas"]["Weekday"][];
            timeSlots: string[];
            description: string | null;
        };
        DoctorCard: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /** @example Dr. Ananya Sharma */
            fullName: string;
            speciality: components["schemas"]["Speciality"] | null;
            /**
             * @description Years of practice.
             * @example 12
             */
            experience: number | null;
            qualification: string | null;
            /**
             * @description Consultation fee in rupees.
             * @example 800
             */
            fee: number | null;
            /**
             * @description File name below /image/users/.
             * @example doctor.jpg
             */
            image: string;
        };
        /** @description The slots that a doctor offers on one day. */
        DaySlots: {
            /**
             * Format: date
             * @description A day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            slots: {
                /**
                 * @description A time of day in the hospital's time zone, HH:mm.
                 * @example 10:30
                 */
                time: string;
                free: boolean;
            }[];
        };
        UserAnswer: {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["User"];
        };
        User: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            fullName: string;
            email: string;
            mobile: string | null;
            dob: string | null;
            gender: ("male" | "female") | null;
            type: components["schemas"]["UserType"];
            /** @description Path part below /image/users/, signed when the picture is private. */
            image: string;
            speciality: components["schemas"]["Speciality"] | null;
            d_id: string | null;
            experience: number | null;
            qualification: string | null;
            fee: number | null;
            availableDays: components["schemas"]["Weekday"][];
            timeSlots: string[];
            description: string | null;
            /** @description Whether the doctor appears in the public list. */
            published: boolean;
            /** @description A disabled account cannot log in. */
            disabled: boolean;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        UpdateDoctor: {
            fullName?: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            mobile?: string;
            speciality?: components["schemas"]["Speciality"];
            /** @description Years of practice. */
            experience?: number;
            /** @example MBBS, MD (Medicine), DM (Cardiology) */
            qualification?: string;
            /**
             * @description Consultation fee in rupees.
             * @example 800
             */
            fee?: number;
            /** @description Days on which the doctor sees patients. */
            availableDays?: components["schemas"]["Weekday"][];
            /** @description Times of day (HH:mm) that can be booked. */
            timeSlots?: string[];
            /** @example Heart failure and rhythm problems. */
            description?: string;
            published?: boolean;
            disabled?: boolean;
        };
        UpdatePatient: {
            fullName?: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            mobile?: string;
            disabled?: boolean;
        };
        /** @description A registration code that the hospital issues to one doctor. */
        DoctorId: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description What the doctor types when registering.
             * @example DEMO-DOC-001
             */
            code: string;
            usedBy: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            } | null;
            usedAt: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        IssueDoctorId: {
            /**
             * @description The code; made by the server when left out.
             * @example HSP-CAR-0044
             */
            code?: string;
        };
        Appointment: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            status: components["schemas"]["AppointmentStatus"];
            reason: string;
            speciality: components["schemas"]["Speciality"] | null;
            /** @description The patient. */
            patientId: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            };
            /** @description The doctor who was asked; null when only a speciality was. */
            doctorId: string | null;
            /** @description Full name of the doctor who was asked. */
            doctorName: string | null;
            /** @description The doctor who accepted. */
            acceptedDoctorId: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            } | null;
            preferredDate: string | null;
            preferredTime: string | null;
            /** @description The date that the doctor confirmed. */
            appointmentDate: string | null;
            /** @description The time of the visit, when one is fixed. */
            appointmentTime: string | null;
            /** @description Signed, short-lived address of the ID card. */
            idCard: string | null;
            payment: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                /** @description What was paid, in rupees. */
                amount: number;
                /** @description What the caller would get back by cancelling now, in rupees. */
                refundIfCancelled: number;
            } | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description pending → accepted | rejected; accepted → completed; pending or accepted → cancelled.
         * @enum {string}
         */
        AppointmentStatus: "pending" | "accepted" | "rejected" | "completed" | "cancelled";
        CreateAppointment: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            speciality: components["schemas"]["Speciality"];
            /**
             * Format: date
             * @description A day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            preferredDate?: string;
            /** @example Chest tightness when climbing stairs. */
            reason?: string;
            /**
             * Format: binary
             * @description Optional file of at most 5 MiB.
             */
            idCard?: string;
        };
        AppointmentAnswer: {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["Appointment"];
        };
        RespondToAppointment: {
            /** @enum {string} */
            status: "accepted" | "rejected" | "completed";
            appointmentDate?: string | null;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
        };
        AcceptAppointment: {
            appointmentDate?: string | null;
            /**
             * @description Named by an admin who accepts on behalf of a doctor.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId?: string;
        };
        Notification: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            title: string;
            text: string;
            /** @description Route of the site that shows more. */
            link: string | null;
            readAt: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /** @description A mail of the hospital, as the outbox holds it. */
        Mail: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            to: string;
            subject: string;
            html: string;
            /**
             * @description queued; sent to the mail server; kept here because none is set; failed after the last try.
             * @enum {string}
             */
            state: "queued" | "sent" | "kept" | "failed";
            tries: number;
            lastError: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            sentAt: string | null;
        };
        /** @description The specification's pair, and what the site adds so that the slot is held while the payment is open. */
        CreateCheckoutSession: {
            /** @example Dr. Ananya Sharma */
            doctorName: string;
            /**
             * @description The fee that the patient saw, in rupees.
             * @example 800
             */
            doctorFee: number;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId?: string;
            /**
             * Format: date
             * @description A day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            preferredDate?: string;
            /**
             * @description A time of day in the hospital's time zone, HH:mm.
             * @example 10:30
             */
            preferredTime?: string;
            /** @example Chest tightness when climbing stairs. */
            reason?: string;
        };
        CheckoutSession: {
            /**
             * @description Id of the provider's checkout session.
             * @example cs_test_a1b2c3
             */
            id: string;
            /** @description Address of the hosted checkout: send the browser there. */
            url: string;
            /**
             * Format: date-time
             * @description Until when the slot is held.
             * @example 2026-11-21T05:30:00.000Z
             */
            expiresAt: string;
        };
        WebhookAnswer: {
            /** @enum {boolean} */
            received: true;
        };
        Payment: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /** @enum {string} */
            purpose: "appointment";
            status: components["schemas"]["PaymentStatus"];
            /** @description In rupees. */
            amount: number;
            /** @enum {string} */
            currency: "inr";
            patient: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            };
            doctor: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            } | null;
            appointmentId: string | null;
            refund: {
                amount: number;
                reason: string;
                /**
                 * @description pending until the provider has confirmed it.
                 * @enum {string}
                 */
                status: "pending" | "done";
            } | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            paidAt: string | null;
        };
        /**
         * @description created → paid → (refunded) | expired | failed.
         * @enum {string}
         */
        PaymentStatus: "created" | "paid" | "refunded" | "expired" | "failed";
        CancelCheckout: {
            sessionId: string;
        };
        CreateSpecificAppointment: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
            /**
             * Format: date
             * @description A day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            preferredDate: string;
            /**
             * @description A time of day in the hospital's time zone, HH:mm.
             * @example 10:30
             */
            preferredTime: string;
            /** @example Chest tightness when climbing stairs. */
            reason: string;
        };
        /** @description What every page needs to know about the hospital. */
        Hospital: {
            name: string;
            phone: string;
            /** @example Asia/Kolkata */
            timeZone: string;
            /** @description true while payments go to the sandbox and nothing is really charged. */
            testMode: boolean;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAuditEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUserPicture: {
        parameters: {
            query?: {
                /** @description From the signed address. */
                signature?: unknown;
                /** @description From the signed address. */
                expires?: unknown;
            };
            header?: never;
            path: {
                /** @description File name from the `image` field. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "image/jpeg": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "image/jpeg": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "image/jpeg": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getIdCard: {
        parameters: {
            query?: {
                /** @description From the signed address. */
                signature?: unknown;
                /** @description From the signed address. */
                expires?: unknown;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Register"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body or a file is too big. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Another kind of content is expected. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Well-formed but not acceptable; `errors` names each field.
             *
             *     Well-formed but not acceptable; `errors` names each field.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyDoctorId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyDoctorId"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Well-formed but not acceptable; `errors` names each field.
             *
             *     Well-formed but not acceptable; `errors` names each field.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                /** @description Part of a name or speciality; upper and lower case are the same. */
                search?: string;
                speciality?: components["schemas"]["Speciality"];
                /** @description Only doctors who see patients on this day. */
                day?: components["schemas"]["Weekday"];
                /** @description Order; a minus means highest first. */
                sort?: "name" | "fee" | "-fee" | "-experience";
                /** @description Page, from 1. */
                page?: number;
                /** @description Doctors on a page. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorsAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSlots: {
        parameters: {
            query?: {
                /** @description First day; today when left out. */
                from?: string;
                /** @description Number of days, 14 when left out. */
                days?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaySlots"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listDoctorAccounts: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctor"] | components["schemas"]["User"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDoctor"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPatients: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updatePatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePatient"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listDoctorIds: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorId"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    issueDoctorId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueDoctorId"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorId"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    revokeDoctorId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorId"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPendingAppointments: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
                /** @description Only those made before this appointment (its id). */
                before?: string;
            };
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAcceptedAppointments: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
                /** @description Only those made before this appointment (its id). */
                before?: string;
            };
            header?: never;
            path: {
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPatientAppointments: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
                /** @description Only those made before this appointment (its id). */
                before?: string;
            };
            header?: never;
            path: {
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body or a file is too big. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Another kind of content is expected. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Well-formed but not acceptable; `errors` names each field.
             *
             *     Well-formed but not acceptable; `errors` names each field.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    respondToAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespondToAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    acceptAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Well-formed but not acceptable; `errors` names each field.
             *
             *     Well-formed but not acceptable; `errors` names each field.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rejectAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    completeAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with the present state; `code` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCheckoutSession"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Well-formed but not acceptable; `errors` names each field.
             *
             *     Well-formed but not acceptable; `errors` names each field.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The payment provider does not answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Signature of the raw body. */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The payment provider does not answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelCheckout"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Well-formed but not acceptable; `errors` names each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The payment provider does not answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createSpecificAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSpecificAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            /** @description The request is malformed; `errors` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not paid. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description It conflicts with the present state; `code` says how.
             *
             *     It conflicts with the present state; `code` says how.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Well-formed but not acceptable; `errors` names each field.
             *
             *     Well-formed but not acceptable; `errors` names each field.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says how many seconds to wait.
             *
             *     Too many requests; `Retry-After` says how many seconds to wait.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The payment provider does not answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             *
             *     Too busy, or the database cannot be reached; try again after `Retry-After` seconds.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHospital: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hospital"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
