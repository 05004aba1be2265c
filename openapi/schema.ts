/* Made by `npm run contract` from openapi.json. Do not edit. */

export interface paths {
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description The caller's news, newest first; everybody's for an administrator. Filters: q (whose, by beginnings of words of the name or of the email), unread, userId, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id.
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
    "/api/v1/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a notification
         * @description One of the caller's; any for an administrator. It stays unread.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description All of the caller's, not only those on a page.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Answers how many are unread afterwards: those that came in between.
         */
        post: operations["readAllNotifications"];
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
    "/api/v1/notifications/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a ticket for the stream
         * @description Opens the stream of own notifications once: an EventSource cannot send the token.
         */
        post: operations["issueStreamTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow own notifications
         * @description Server-sent events for whoever holds the ticket. `notification`: a new one (`NotificationEvent`; its id is the event's id). `unread`: the number of unread ones (`UnreadCount`), at the beginning and whenever one is read. A comment every 25 seconds shows that the connection lives. After a cut, get another ticket and give the last event's id: what was missed comes again, and with it some that were seen. The stream ends with the session.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
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
         * @description The hospital's mails, newest first. Filters: q (beginnings of words of the subject and of the address, or the beginning of the address with its @), state, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id.
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
    "/api/v1/mails/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several mails
         * @description Sends mails again. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkMails"];
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
    "/api/v1/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description Who did what, newest first. Filters: q (who, by beginnings of words of the name or of the email; the id of a record, a resource, or an action from its dot on), action, resource, recordId, actorId, at_gte, at_lte (days of the hospital, both included), id. Sorts: id.
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
    "/public/image/medicine/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a medicine
         * @description The address is the `imageUrl` of the medicine.
         */
        get: operations["getMedicinePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/image/labtest/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a lab test
         * @description The address is the `imageUrl` of the lab test.
         */
        get: operations["getLabTestPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Every account of every type. The reading is audited. Filters: type, q (beginnings of words of the name, of the email or of the mobile number in any writing, or the last digits of it), disabled, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id, fullName.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several accounts
         * @description Disables or enables accounts, but not one's own. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account as a resource
         * @description One account. The reading is audited.
         */
        get: operations["getAccount"];
        /**
         * Disable or enable an account
         * @description Disabling an account ends its sessions at once. One's own is refused with OWN_ACCOUNT, and a `version` that is not the present one with EDIT_CONFLICT. Read-only fields are ignored.
         */
        put: operations["updateAccount"];
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
         * @description Opens a session and gives its bearer token. An unknown email, a wrong password and a wrong role get the same answer. After ten wrong passwords in ten minutes an account has to wait at this address; browsers in which its holder has logged in before go on, known by a cookie that this call sets.
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
         * @description Anyone opens a patient's account; a doctor's needs an unused DoctorId; an administrator opens any kind and sets what a doctor offers. The picture is png, jpeg or webp. A link is mailed that confirms the address; the account works at once. Accounts and taken addresses are counted per network address and in all: 429 beyond.
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
         * @description Says whether a DoctorId was issued and is unused. Registering checks it again. Wrong ones are counted: ten an hour from an address.
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
         * @description One's own account; any for an administrator; a patient's for a doctor to whom an accepted visit opens the record, until RECORD_OPEN_MONTHS after it.
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
         * @description All doctors with their whole accounts. Filters: q (beginnings of words of the name, of the email or of the mobile number in any writing, the last digits of it, or a part of the speciality), speciality, approval, published, disabled, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id, fullName, fee.
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
    "/api/v1/doctors/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several doctors
         * @description Shows doctors in the public list or takes them from it, disables or enables their accounts. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkDoctors"];
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
         * @description Changes what a doctor offers. Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT. A doctor who waits for approval is published by approving.
         */
        put: operations["updateDoctor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctors/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a doctor
         * @description Publishes a doctor who registered by a code and waits, or was refused: from then on the doctor can be booked and sees requests. The doctor is told.
         */
        post: operations["approveDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctors/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a doctor
         * @description Says no to a doctor who waits for approval. The doctor is told why.
         */
        post: operations["refuseDoctor"];
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
         * @description All for an administrator; for a doctor those with an accepted visit, until RECORD_OPEN_MONTHS after it. The reading is audited. Filters: q (beginnings of words of the name, of the email or of the mobile number in any writing, or the last digits of it), disabled, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id, fullName.
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
    "/api/v1/patients/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several patients
         * @description Disables or enables the accounts of patients. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkPatients"];
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
         * @description The account of a patient in the scope of the caller. The reading is audited.
         */
        get: operations["getPatient"];
        /**
         * Change a patient
         * @description Disabling an account ends its sessions at once. Read-only fields are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT.
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
         * @description Makes a registration code that one doctor can use once. `code` says how it begins; the server adds 65 random bits.
         */
        post: operations["issueDoctorId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctor-ids/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several DoctorIds
         * @description Revokes codes that nobody has used. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkDoctorIds"];
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
    "/api/users/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address by a link
         * @description Takes the token of the link that was mailed when the account was opened; it counts once and for 48 hours.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the link mailed again
         * @description Mails another link that confirms one's email address, three times an hour at most. An address that is confirmed gets none.
         */
        post: operations["askForEmailConfirmation"];
        delete?: never;
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
         * @description Accepted and not yet completed, nearest first; with `from` and `to` those of some days.
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
         * @description Accepting takes a date (dd-mm-yyyy) and an hour, each the one asked for when none is given; a request without an hour gets the day alone. Of another day or hour than the one asked for the patient is told that the visit was moved. Rejecting refunds what was paid, and takes a reason that the patient reads. Completing is possible once accepted, also before the visit's start. The patient is told by mail.
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
         * @description Cancels and refunds: in full when a doctor or an administrator cancels, or the patient does so at least 24 hours before, or at any time before a visit that the hospital has moved from the paid time; else nothing. `msg` says which. A patient can cancel until the visit begins (without a time: until its day is over), then the answer is VISIT_STARTED. Repeating it gives the same answer.
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
         * @description A patient's own, a doctor's own with what the doctor rejected and the open requests of the speciality, or all for an administrator. Filters: q (patient or doctor, by beginnings of words of the name or of the email; an id), status, doctorId, acceptedDoctorId, rejectedBy, patientId, speciality, preferredDate_gte, preferredDate_lte, id (for a doctor also appointmentDate_gte and appointmentDate_lte: the days of visits; for an administrator also nobodyLeft: true for the requests to a speciality that none of its doctors can take any more, and nobodyTook: true for those that none has taken for a day). Sorts: id, preferredDate.
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Book a visit for a patient
         * @description At one of the doctor's free times, accepted at once. A doctor books a follow-up for a patient whose record is open to them (BookFollowUp): nothing to pay, the patient is told. An administrator books for any patient with any doctor (BookOnBehalf): paid at the desk, both are told.
         */
        post: operations["bookVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several appointments
         * @description Cancels appointments or rejects requests, with a reason if one is given, and pays back what was paid; completes visits. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkAppointments"];
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
         * @description For a date and an hour, each the one asked for when none is given; a request without an hour gets the day alone. Of another day or hour than the one asked for the patient is told that the visit was moved. An administrator names the doctor of an unassigned request.
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
         * @description Ends the request, one to a speciality for all its doctors: refunds what was paid in full and tells the patient, with the reason if one is given.
         */
        post: operations["rejectAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/leave-to-colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a request to colleagues
         * @description Takes a request that names a speciality only out of the caller's list; it stays open to the other doctors of the speciality, and the patient is told nothing. `msg` says how many they are; when nobody is left the request is on the administrators' list (filter nobodyLeft). Repeating it gives the same answer. A request that names a doctor: REQUEST_ASSIGNED.
         */
        post: operations["leaveAppointmentToColleagues"];
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
         * @description Only an accepted one can be completed; also before its start.
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
         * @description The same as the DELETE call of the portal, with a reason if one is given; `msg` says what is refunded.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the time of a moved visit
         * @description The patient of a visit that the hospital has set for another day or hour agrees to it, and names the time that was seen: VISIT_MOVED when it is another one by now. Repeating it gives the same answer. A visit at the time that was asked for: NOT_MOVED.
         */
        post: operations["agreeToTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/ask-another-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another time of a moved visit
         * @description The patient of a visit that the hospital has set for another day or hour asks the same doctor for one of the doctor's free hours, or for a day alone. The visit is a request again, paid as before: the doctor accepts or rejects it, and the time that had been set is free. `insteadOf` names it.
         */
        post: operations["askAnotherTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a visit
         * @description With what its doctor wrote on the day. For whoever may see the completed visit, with their token.
         */
        get: operations["getVisitReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/visits/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a visit, by its signed address
         * @description Opens with the signed, short-lived `reportUrl` of the appointment only.
         */
        get: operations["openVisitReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a visit
         * @description For the patient who paid and administrators, with their token.
         */
        get: operations["getVisitReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/visits/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a visit, by its signed address
         * @description Opens with the signed, short-lived `receiptUrl` of the appointment only.
         */
        get: operations["openVisitReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A visit as a calendar file
         * @description iCalendar, without the reason for the visit. For whoever may see the accepted visit, with their token.
         */
        get: operations["getVisitCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/visits/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A visit as a calendar file, by its signed address
         * @description Opens with the signed, short-lived `calendarUrl` of the appointment only.
         */
        get: operations["openVisitCalendar"];
        put?: never;
        post?: never;
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
         * @description A patient's own, or all for an administrator; newest first. Filters: q (patient or doctor, by beginnings of words of the name or of the email; a guest by the beginning of the email; an id), status, purpose, patientId, atDesk (true for those made at the hospital's desk), refundStatus (of any of its refunds), disputeStatus (of any of its disputes), paidAt_gte, paidAt_lte, refundedAt_gte, refundedAt_lte (days of the hospital's calendar, both included), id. Sorts: id.
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
    "/api/v1/payments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several payments
         * @description Sends refunds again that failed their last try. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkPayments"];
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
         * @description Its state, and what of it goes back.
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
    "/api/v1/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description Gives some or all of a paid payment back; parts may follow each other until nothing is left. More than what is left is refused with REFUND_TOO_HIGH. Of two who do so at the same moment one is refused: with EDIT_CONFLICT when `refundedBefore` is given, else with ALREADY_REFUNDED for the same amount and reason. What was paid for stays as it is; when it is cancelled later, only the rest goes back. What was paid at the desk is given back there: `method` says how. The payer gets a mail with the reason of each part.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/refund/hand-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a refund out at the desk
         * @description Gives back what waits of a payment that was made at the desk, e.g. of a visit that was cancelled; once: WRONG_STATE when nothing waits. The patient is told.
         */
        post: operations["handOutRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/refund/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a failed refund again
         * @description Puts the refunds of a payment back into the queue that failed their last try or were sent back by the bank. The provider pays each back once.
         */
        post: operations["resendRefund"];
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
         * @description Closes the checkout and gives back what it held at once. A patient's needs their token; a guest's its id. One that has been paid meanwhile stays: ALREADY_PAID.
         */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/confirm-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what became of a checkout
         * @description For the page that the buyer comes back to: settles the payment now if the provider has not told yet. It may be repeated; what was paid for is made once.
         */
        post: operations["confirmCheckout"];
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
         * @description Holds the slot for 30 minutes and opens the hosted checkout: send the browser to `url`. The fee is the one in the database; another one is answered with PRICE_CHANGED. With the bare pair doctorName and doctorFee no slot is held. Unpaid checkouts are bounded per person (TOO_MANY_HOLDS), network address and day of a doctor (HOLDS_LIMIT); `Retry-After` says when to come back. Whoever asks again for what they have open gets the same checkout.
         */
        post: operations["createCheckoutSession"];
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
    "/api/v1/appointments/{id}/desk-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a fee that was paid at the desk
         * @description For an accepted or completed visit that nothing was paid for, once: FEE_RECORDED after that. The answer has the address of the receipt, and the patient is told. When the visit is cancelled later, what goes back waits at the desk.
         */
        post: operations["recordDeskPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medicine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find medicines
         * @description Without parameters the whole shelf. With any parameter one page and the total. A search finds parts of names and brands, and what is one typing error away when nothing else fits. `price` is the list price as it was written; `promotionPrice` is what is charged. Carries an ETag.
         */
        get: operations["listMedicines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medicine/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a medicine
         * @description The price is the list price, before the promotion. The picture is png, jpeg or webp.
         */
        post: operations["addMedicine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medicine/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a medicine
         * @description The same form as for adding one. Give `version` to be told when somebody else has changed it meanwhile, and `stockWas` beside `stock` so that what was sold meanwhile counts.
         */
        put: operations["changeMedicine"];
        post?: never;
        /**
         * Delete a medicine
         * @description Takes it off the shelf. Orders that have it keep their own copy of its name and price.
         */
        delete: operations["deleteMedicine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medicines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List medicines
         * @description All medicines, also those that are not on the shelf. Filters: q (beginning of the name), condition, brand, published, id. Sorts: id, name, price, stock.
         */
        get: operations["listMedicineRecords"];
        put?: never;
        /**
         * Create a medicine
         * @description Without a picture; the form call takes one.
         */
        post: operations["createMedicine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medicines/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several medicines
         * @description Takes medicines off the shelf. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkMedicines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medicines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a medicine
         * @description One on the shelf as everyone sees it; for an administrator the whole record of any.
         */
        get: operations["getMedicine"];
        /**
         * Update a medicine
         * @description Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        put: operations["updateMedicine"];
        post?: never;
        /**
         * Remove a medicine
         * @description Takes it off the shelf and answers the record that is gone.
         */
        delete: operations["removeMedicine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/create-medicine-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the payment of medicines
         * @description For patients and guests: one box by its name and price, or the items of a cart. Reserves the boxes for 30 minutes and opens the hosted checkout: send the browser to `url`. A price that is sent may be the list price or that of the promotion; the lower is charged. Any other is answered with PRICE_CHANGED, each item named in `errors`. Unpaid checkouts are bounded per buyer (TOO_MANY_HOLDS), network address and share of a medicine (HOLDS_LIMIT, TOO_MANY_BOXES); `Retry-After` says when to come back.
         */
        post: operations["createMedicineCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description A patient's own, or all for an administrator; newest first. Filters: q (beginning of the number, or the buyer: a patient by beginnings of words of the name or of the email, a guest by the beginning of the email), status, patientId, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a guest's order
         * @description By its number and the email address it was bought with. An unknown number and a wrong address get the same answer. Ten tries for a number in ten minutes.
         */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/find/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a guest's order
         * @description While it is placed; all of it is paid back. Repeating it gives the same answer.
         */
        post: operations["cancelFoundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several orders
         * @description Packs orders, ships them, notes their delivery, or cancels them and pays all back. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description One order in the caller's scope.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pack an order
         * @description placed → packed; the buyer is told.
         */
        post: operations["packOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship an order
         * @description packed → shipped; the buyer is told.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note the delivery of an order
         * @description shipped → delivered; the buyer is told.
         */
        post: operations["deliverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description By its buyer while it is placed, by the hospital until it is shipped. All of it is paid back and the boxes go back on the shelf. Repeating it gives the same answer.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of an order
         * @description For the order's patient and administrators, with their token.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of an order by its signed address
         * @description Opens with the signed, short-lived `receiptUrl` of the order only.
         */
        get: operations["openReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find lab tests
         * @description Without parameters all lab tests. With any parameter one page and the total. A search finds parts of names, and what is one typing error away when nothing else fits. Carries an ETag.
         */
        get: operations["listLabTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lab/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a lab test
         * @description The picture is png, jpeg or webp.
         */
        post: operations["addLabTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lab/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a lab test
         * @description The same form as for adding one. Give `version` to be told when somebody else has changed it meanwhile.
         */
        put: operations["changeLabTest"];
        post?: never;
        /**
         * Delete a lab test
         * @description Takes it off the list. Bookings that have it keep their own copy of its name and price.
         */
        delete: operations["deleteLabTest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lab tests
         * @description All lab tests, also those that cannot be booked. Filters: q (beginning of the name), group, published, id. Sorts: id, testName, price.
         */
        get: operations["listLabTestRecords"];
        put?: never;
        /**
         * Create a lab test
         * @description Without a picture; the form call takes one.
         */
        post: operations["createLabTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-tests/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several lab tests
         * @description Takes lab tests off the list. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkLabTests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-tests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a lab test
         * @description One that can be booked as everyone sees it; for an administrator the whole record of any.
         */
        get: operations["getLabTest"];
        /**
         * Update a lab test
         * @description Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        put: operations["updateLabTest"];
        post?: never;
        /**
         * Remove a lab test
         * @description Takes it off the list and answers the record that is gone.
         */
        delete: operations["removeLabTest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lab bookings
         * @description A patient's own, or all for an administrator; newest first. Filters: q (beginnings of words of the person, of the patient who booked and of the test), status, patientId, date_gte, date_lte, id. Sorts: id, date.
         */
        get: operations["listLabBookings"];
        put?: never;
        /**
         * Book a lab test
         * @description Paid at collection it is booked at once. Paid by card the answer has the hosted checkout: send the browser to its `url`; the booking is made when it has been paid.
         */
        post: operations["createLabBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several lab bookings
         * @description Confirms lab bookings, notes that their samples are collected, or cancels them and pays back what was paid. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkLabBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time windows of a day
         * @description Those that can still be chosen for a sample at the hospital or at home, with the room that each has; none on a day that the hospital is closed.
         */
        get: operations["listLabWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A collector's route
         * @description The home collections of one day that are requested, confirmed or done, one stop for what is taken at one address in one window.
         */
        get: operations["getCollectionRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a lab booking
         * @description One booking in the caller's scope.
         */
        get: operations["getLabBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a lab booking
         * @description requested → confirmed; the patient is told.
         */
        post: operations["confirmLabBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that the sample is collected
         * @description confirmed → sampleCollected; what is paid at collection has been paid with it.
         */
        post: operations["collectLabSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of a lab booking
         * @description The one that stands, for the booking's patient and administrators, with their token.
         */
        get: operations["getLabReport"];
        put?: never;
        /**
         * Report the results
         * @description sampleCollected → reported, with a flag for each number that has a reference range. Units and ranges come from the test's definition where it names the result, and stay as they are when it changes. The patient is told that the report is there.
         */
        post: operations["reportLabBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/measures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the report of a lab booking asks for
         * @description What the test measures as it is defined now, and what the account knows of the person on the sample's day.
         */
        get: operations["getLabBookingMeasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/correct-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a report
         * @description Puts a new report in the place of the one that stands, which stays readable as one that was corrected. The patient is told.
         */
        post: operations["correctLabReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a lab booking
         * @description By its patient until the sample is taken, by the hospital until there is a report. What a card has paid goes back: all of it when the hospital cancels, has not confirmed it, or 24 hours are left; else nothing. Repeating it gives the same answer.
         */
        post: operations["cancelLabBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/lab-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of a lab booking by its signed address
         * @description Opens with the signed, short-lived `reportUrl` of the booking only.
         */
        get: operations["openLabReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-bookings/{id}/reports/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report of a lab booking
         * @description Also one that was corrected since; for the booking's patient and administrators.
         */
        get: operations["getLabReportVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/lab-reports/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report of a lab booking by its signed address
         * @description Opens with the signed, short-lived `url` of a corrected report only.
         */
        get: operations["openLabReportVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lab tests that doctors ask for
         * @description A patient's own, those of a doctor's patients, or all for an administrator; newest first. Filters: status, patientId, doctorId, appointmentId, id. Sorts: id.
         */
        get: operations["listLabRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a lab test that a doctor asks for
         * @description One request in the caller's scope.
         */
        get: operations["getLabRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lab-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a lab test
         * @description By the patient, while it is open. To confirm it, book the test with its `labRequestId`. Repeating it gives the same answer.
         */
        post: operations["declineLabRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prescriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prescriptions
         * @description A patient's own, those of a doctor's patients, or all for an administrator; newest first. Filters: status, patientId, doctorId, q (beginnings of words of the patient, of the medicines and of the number), date_gte, date_lte, id. Sorts: id, date.
         */
        get: operations["listPrescriptions"];
        put?: never;
        /**
         * Write a prescription
         * @description For a patient whose record is open to the doctor: from an accepted visit on until RECORD_OPEN_MONTHS after it; the doctor's name and DoctorId are the caller's own. The patient is told. Older prescriptions whose medicines it has all of come to their end.
         */
        post: operations["createPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prescriptions/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a medicine can be had
         * @description For the doctor who is about to prescribe it: whether our pharmacy has the medicine that the name stands for, and what it has of the same substance instead.
         */
        get: operations["getMedicineAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prescriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a prescription
         * @description One prescription in the caller's scope.
         */
        get: operations["getPrescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prescriptions/{id}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to order for a prescription
         * @description Each medicine with the boxes for the whole duration and the price of a box now; for what is sold out or not sold the same substance of other brands. A prescription that has ended is refused.
         */
        get: operations["getPrescriptionCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prescriptions/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A prescription as PDF
         * @description For whoever may read the prescription, with their token.
         */
        get: operations["getPrescriptionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/prescriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A prescription as PDF by its signed address
         * @description Opens with the signed, short-lived `pdfUrl` of the prescription only.
         */
        get: operations["openPrescriptionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List medical records
         * @description A patient's own, those of a doctor's patients, or all for an administrator; newest first. Filters: patientId, kind, q, id. Sorts: recordedAt, id.
         */
        get: operations["listRecords"];
        put?: never;
        /**
         * Write a medical record
         * @description A note, a diagnosis, vital signs or a report about a patient whose record is open to the doctor: from an accepted visit on until RECORD_OPEN_MONTHS after it. The patient is told.
         */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description By a patient for themselves, by a doctor for a patient whose record is open to them: a PDF, or a png, jpeg or webp picture, which is made anew without metadata.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A patient's records at a glance
         * @description The newest vital signs, the diagnoses, and every measure over time. Doctors and administrators name the patient.
         */
        get: operations["getRecordsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a medical record
         * @description One entry in the caller's scope.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        /**
         * Remove a medical record
         * @description By a patient what they uploaded themselves; by a doctor what they wrote, within 24 hours. Answers the entry as it was.
         */
        delete: operations["removeRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of a record
         * @description For whoever may read the record, with their token.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of a record by its signed address
         * @description Opens with the signed, short-lived `file.url` of the record only.
         */
        get: operations["openDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/consultation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is written at a visit
         * @description For the doctor of an accepted or completed visit: the draft that was kept, and what has been written so far.
         */
        get: operations["getConsultation"];
        /**
         * Keep the draft of a visit
         * @description The fields as they stand, finished or not; the patient sees nothing of them. A `version` that is not the present one is answered with EDIT_CONFLICT: another tab has been faster.
         */
        put: operations["keepConsultationDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appointments/{id}/consultation/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save all that was written at a visit
         * @description Note, diagnosis, vital signs, prescription, tests to be done and the follow-up, with or without completing the visit: all of it or nothing. The draft is gone with it. The patient is told of each part, and asked to book the tests. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        post: operations["saveConsultation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Mails a link that sets a new password once, within 30 minutes. The answer and its time are the same whether there is such an account or not.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a link
         * @description Takes the token of the link that was mailed. Every session of the account ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a patient's data
         * @description For good: the account, its sessions, files, reviews, notifications and mails. Visits, medical records, prescriptions and the books stay, as the law asks, without address, phone and email. Refused with ERASURE_BLOCKED while a visit, an order, a lab booking, a checkout or a refund is open, with NOT_ERASABLE for doctors and administrators, and with ACCOUNT_ERASED the second time.
         */
        post: operations["eraseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read own account
         * @description Whoever asks; of a doctor with what the practice offers.
         */
        get: operations["getProfile"];
        /**
         * Change own account
         * @description Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change own picture
         * @description A png, jpeg or webp picture as `image`; the one before is deleted.
         */
        put: operations["changePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all own data
         * @description A JSON file with everything that the portal keeps about the caller.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change own password
         * @description Ends every other session of the account. Wrong tries count like those of a login.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own sessions
         * @description The logins that still count, newest first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/others": {
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
         * Sign out everywhere else
         * @description Ends every session of the account but the one that asks.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read own days and times
         * @description The doctor's own; an administrator reads and changes them by getDoctorAvailability and updateDoctorAvailability.
         */
        get: operations["getAvailability"];
        /**
         * Change own days and times
         * @description What is offered from now on, and its fee: the same times on each of some days, or hours by weekday with the length of a visit. Visits that are booked stay; `visitsOutside` names those that the new hours do not cover. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        put: operations["updateAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctors/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a doctor's days and hours
         * @description What getAvailability gives the doctor.
         */
        get: operations["getDoctorAvailability"];
        /**
         * Change a doctor's days and hours
         * @description As updateAvailability does for the doctor, who is told of the change and of the booked visits that lie outside of it.
         */
        put: operations["updateDoctorAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leaves
         * @description A doctor's own, or all for an administrator. Filters: doctorId, id. Sorts: id, from.
         */
        get: operations["listLeaves"];
        put?: never;
        /**
         * Take leave
         * @description Nobody can book these days any more, or these hours of a day (`fromTime`, `toTime`). Refused while a visit is booked on one of them: LEAVE_OVER_VISITS, with the visits in `visits`. A doctor takes their own leave; an administrator names the doctor.
         */
        post: operations["createLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leaves/{id}": {
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
         * Give leave back
         * @description The days can be booked again; answers the leave that is gone.
         */
        delete: operations["deleteLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read own dashboard
         * @description A patient's activity, schedule and counts, or a doctor's visits of today, pending count and activity; `type` says which.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the numbers of the hospital
         * @description Today, what waits for somebody, and the last 30 days; days are those of the hospital's calendar. Counted anew for each call.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
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
         * @description Name, phones, address, opening hours, GST number, the promotion on medicines, and whether payments are only played: as an administrator has set them, on the clock of `timeZone`.
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
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the settings
         * @description A list of one, for consoles that work with lists. Sorts: id.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings
         * @description The only record, `hospital`.
         */
        get: operations["getSettings"];
        /**
         * Change the settings
         * @description Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT. Pages, prices, mails and documents follow at once.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles
         * @description Published ones, newest first; for an administrator drafts too. Without their texts. Carries an ETag. Filters: q (beginnings of words of title, summary and category), category, status, id. Sorts: publishedAt, title, id.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Write an article
         * @description A draft unless `status` says published.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several articles
         * @description Publishes, unpublishes or deletes articles. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description By its id or by its name in addresses (slug); with up to three articles to read next. Drafts are for administrators.
         */
        get: operations["getPost"];
        /**
         * Change an article
         * @description Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        put: operations["updatePost"];
        post?: never;
        /**
         * Delete an article
         * @description Answers the record that is gone.
         */
        delete: operations["removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description Published ones in their order; for an administrator all. Carries an ETag. Filters: q (beginnings of words of question and answer), category, published, id. Sorts: position, question, id.
         */
        get: operations["listFaqs"];
        put?: never;
        /**
         * Add a question
         * @description At the end of the list unless `position` says where.
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faqs/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several questions
         * @description Publishes, unpublishes or deletes questions. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkFaqs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a question
         * @description A published one; for an administrator any.
         */
        get: operations["getFaq"];
        /**
         * Change a question
         * @description Fields that are left out stay; read-only ones are ignored. A `version` that is not the present one is answered with EDIT_CONFLICT.
         */
        put: operations["updateFaq"];
        post?: never;
        /**
         * Delete a question
         * @description Answers the record that is gone.
         */
        delete: operations["removeFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description Approved ones without surnames, newest first; for an administrator all. A patient's `mine` gives the own ones in every state. Carries an ETag. Filters: status, rating, mine, id (for an administrator also q: beginnings of words of patient, doctor and text). Sorts: id, createdAt, rating.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Write a review
         * @description About a completed visit of the caller, once for each. It is shown when the hospital approves it.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several reviews
         * @description Approves, hides or deletes reviews. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a review
         * @description Any, as an administrator sees it.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description Answers the record that is gone.
         */
        delete: operations["removeReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a review
         * @description Shows it to everyone and tells its writer. Repeating it changes nothing.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a review
         * @description Takes it from public view. Repeating it changes nothing.
         */
        post: operations["hideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that wait for an answer
         * @description Who has waited longest comes first.
         */
        get: operations["listUnansweredQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions with their answers
         * @description The newest answer comes first.
         */
        get: operations["listAnsweredQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a question
         * @description unanswered → answered. Everyone who waits for an answer to the same words gets it, and from then on so does whoever asks them. When somebody else was faster the answer is ALREADY_ANSWERED; give the `version` that you have seen to correct an answer.
         */
        put: operations["answerQuestion"];
        post?: never;
        /**
         * Delete a question
         * @description Answered or not. Its answer is no longer given to anyone; an FAQ made from it stays.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description Newest first. Filters: q (beginnings of words of the question), status, published, askedAt_gte, askedAt_lte (days of the hospital's calendar, both included), id. Sorts: id, askedAt.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several questions
         * @description Removes questions. At most 100 at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.
         */
        post: operations["bulkQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a question
         * @description One question with its answer.
         */
        get: operations["getQuestion"];
        /**
         * Answer a question, or correct its answer
         * @description As PUT /api/questions/{id}; read-only fields of a record that is sent back are ignored, its `version` is not.
         */
        put: operations["updateQuestion"];
        post?: never;
        /**
         * Remove a question
         * @description Answers the record that is gone.
         */
        delete: operations["removeQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an answered question among the FAQs
         * @description Makes a published FAQ of its message and answer. Repeating it gives the same answer and no second FAQ.
         */
        post: operations["publishQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the hospital
         * @description Answers from the FAQs, from answered questions and from what the portal knows at this moment: free visits, prices, opening hours. Urgent words get the emergency number first. What it does not know goes to the staff, and the reply says so.
         */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the staff's answer
         * @description For the open panel: id and key came with the reply that handed the question over. A question that has been deleted is answered with 404.
         */
        get: operations["getChatAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything public
         * @description Doctors, specialities, lab tests, medicines and articles, grouped by kind. Every character stands for itself; a typing error and everyday words ("heart", "sugar", "bones") are understood. A complaint, in English or Hindi ("stomach ache", "pet dard"), gives its speciality first, then its doctors, and medicines last: those that are sold without a prescription. Words that sound like an emergency, in English or Hindi, get its numbers first. Carries an ETag.
         */
        get: operations["search"];
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
        /** @description Something that the portal tells one person. */
        Notification: {
            /**
             * @description Id of the notification: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Whose news it is.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            userId: string;
            /**
             * @description What happened, in a few words.
             * @example Your visit is confirmed
             */
            title: string;
            /**
             * @description What happened, in a sentence or two of plain text.
             * @example Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.
             */
            text: string;
            /**
             * @description Route of the site that shows more.
             * @example /patientlogin/patientapps
             */
            link: string | null;
            /**
             * @description When the person read it: an instant in UTC, ISO 8601; null while it is unread.
             * @example null
             */
            readAt: string | null;
            /**
             * Format: date-time
             * @description When it was sent: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
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
            /**
             * @description Always "failure".
             * @enum {string}
             */
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
            /** @description With LEAVE_OVER_VISITS: the visits that are booked on these days. */
            visits?: {
                /**
                 * @description Id of the appointment: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                /**
                 * Format: date
                 * @description The day of the visit in the hospital's time zone, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                date: string;
                /** @description The time of the visit in the hospital's time zone, HH:mm; null for a visit without one. */
                time: string | null;
                /** @description Full name of the patient. */
                patientName: string;
            }[];
            /** @description Quote this when you ask for help. */
            requestId: string;
        };
        UnreadCount: {
            /**
             * @description How many of the caller's notifications are unread.
             * @example 3
             */
            unread: number;
        };
        StreamTicket: {
            /**
             * @description Opens the stream of notifications once, within 60 seconds. It is not the token and opens nothing else.
             * @example b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA
             */
            ticket: string;
        };
        /** @description A mail of the hospital, as the outbox holds it. */
        Mail: {
            /**
             * @description Id of the mail: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Address of the person it goes to.
             * @example patient@demo.test
             */
            to: string;
            /**
             * @description Subject line.
             * @example Your visit is confirmed
             */
            subject: string;
            /**
             * @description The body as HTML. Links that only their reader may open are left out, save for mails that a demo without a mail server has kept.
             * @example <p>Your visit is confirmed.</p>
             */
            html: string;
            /**
             * @description queued; sent to the mail server; kept here because none is set; failed after the last try.
             * @example sent
             * @enum {string}
             */
            state: "queued" | "sent" | "kept" | "failed";
            /**
             * @description Tries so far to hand it to the mail server; sending it again begins at 0.
             * @example 1
             */
            tries: number;
            /**
             * @description Why the last try failed, in the words of the mail server; null once it is sent or while no try has failed.
             * @example null
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When it was put into the queue: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /** @description When the mail server took it, or the outbox kept it: an instant in UTC, ISO 8601; null before. */
            sentAt: string | null;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkMails: {
            /**
             * @description What happens to each of them.
             * @example resend
             * @enum {string}
             */
            action: "resend";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /**
         * @description What became of each record, in the order in which they were named.
         * @example {
         *       "results": [
         *         {
         *           "id": "66f1a2b3c4d5e6f708192a3b",
         *           "ok": true
         *         },
         *         {
         *           "id": "66f1a2b3c4d5e6f708192a3c",
         *           "ok": false,
         *           "code": "NOT_FOUND",
         *           "error": "This does not exist, or you may not see it."
         *         }
         *       ]
         *     }
         */
        BulkResult: {
            /** @description One entry for each record, in the order in which they were named. */
            results: ({
                /**
                 * @description Id of the record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                /**
                 * @description true: the action was done.
                 * @enum {boolean}
                 */
                ok: true;
            } | {
                /**
                 * @description Id of the record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                /**
                 * @description false: the action was refused and the record is as it was.
                 * @enum {boolean}
                 */
                ok: false;
                /**
                 * @description As in the error body of the single step.
                 * @example NOT_FOUND
                 */
                code: string;
                /**
                 * @description Why not, for a person.
                 * @example This does not exist, or you may not see it.
                 */
                error: string;
            })[];
        };
        /** @description Who did what to which record, when and from where. */
        AuditEvent: {
            /**
             * @description Id of the event: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description What happened, as a sentence, with the names that people and records have now.
             * @example Dr. Ananya Sharma accepted the visit of Asha Rao.
             */
            text: string;
            /**
             * @description What was done: a noun and a verb with a dot between them.
             * @example appointment.accept
             */
            action: string;
            /**
             * @description Whether it was done, or refused.
             * @enum {string}
             */
            outcome: "success" | "refused";
            /** @description Who did it; null for the system itself and for people who are not logged in. */
            actor: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The role in which the person acted.
                 * @example patient
                 */
                type: components["schemas"]["UserType"];
                /**
                 * @description The name that the person has now; null when the account is gone.
                 * @example Asha Rao
                 */
                fullName: string | null;
            } | null;
            /**
             * @description The kind of record that it is about, in the plural as in addresses.
             * @example appointments
             */
            resource: string;
            /**
             * @description Id of the record that it is about; null when it is about none in particular.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            recordId: string | null;
            /**
             * @description Fields of the record before the change; null where nothing changed or it is not told.
             * @example {
             *       "status": "pending"
             *     }
             */
            before: unknown;
            /**
             * @description Fields of the record after the change, or what else there is to know of the action; null for nothing.
             * @example {
             *       "status": "accepted"
             *     }
             */
            after: unknown;
            /**
             * @description Network address of the caller; null for the system itself.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description The X-Request-Id of the call; null for the system itself.
             * @example 7fc9c3e1-059a-4517-a1b1-ae0480dfb365
             */
            requestId: string | null;
            /**
             * Format: date-time
             * @description When it happened: an instant in UTC, ISO 8601.
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
        /** @description An account of any role, for those who run the portal. */
        Account: {
            /**
             * @description Id of the account: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description The role of the account.
             * @example patient
             */
            type: components["schemas"]["UserType"];
            /**
             * @description Full name, as the person gave it.
             * @example Asha Rao
             */
            fullName: string;
            /**
             * @description The address that the account logs in with, in small letters.
             * @example patient@demo.test
             */
            email: string;
            /**
             * @description Mobile number, E.164; null for an account without one.
             * @example +919812345678
             */
            mobile: string | null;
            /**
             * @description A disabled account cannot log in.
             * @example false
             */
            disabled: boolean;
            /**
             * @description When the person's data was erased; null while it is kept.
             * @example null
             */
            erasedAt: string | null;
            /** @description When the person last logged in: an instant in UTC, ISO 8601; null for somebody who has never logged in. */
            lastLoginAt: string | null;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the account was opened: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkUsers: {
            /**
             * @description What happens to each of them.
             * @example disable
             * @enum {string}
             */
            action: "disable" | "enable";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /**
         * @example {
         *       "disabled": true
         *     }
         */
        UpdateAccount: {
            /**
             * @description true ends all login sessions of the account and lets nobody log in to it; false opens it again.
             * @example true
             */
            disabled: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
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
            /**
             * @description The password of the account.
             * @example Demo-Pass-2026
             */
            password: string;
            /**
             * @description The role to log in as; patient when left out.
             * @default patient
             */
            type: components["schemas"]["UserType"];
        };
        LoginAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /**
             * @description Bearer token; ends after 30 minutes without a call, 8 hours at most.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI2NmYxIn0.x1Yc
             */
            token: string;
            /**
             * @description The role of the account that logged in.
             * @example patient
             */
            type: components["schemas"]["UserType"];
            /**
             * @description Id of the account that logged in: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            userId: string;
            /**
             * @description At a doctor's first login: what is missing before patients can book by card. Left out when nothing is.
             * @example [
             *       "fee",
             *       "availableDays",
             *       "timeSlots"
             *     ]
             */
            toSetUp?: ("fee" | "availableDays" | "timeSlots")[];
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
        /**
         * @example {
         *       "fullName": "Asha Rao",
         *       "email": "asha.rao@example.org",
         *       "password": "quiet-river-41",
         *       "mobile": "9812345678",
         *       "dob": "1990-05-17",
         *       "gender": "female",
         *       "type": "patient"
         *     }
         */
        Register: {
            /**
             * @description Full name, on one line.
             * @example Asha Rao
             */
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
             * @description Gender as the registration asks it: male or female.
             * @example female
             * @enum {string}
             */
            gender: "male" | "female";
            /**
             * @description The role of the new account; patient when left out.
             * @default patient
             */
            type: components["schemas"]["UserType"];
            speciality?: components["schemas"]["Speciality"];
            /**
             * @description DoctorId issued by the hospital.
             * @example DEMO-DOC-001
             */
            d_id?: string;
            /**
             * @description Years of practice.
             * @example 12
             */
            experience?: number;
            /**
             * @description The doctor's degrees, on one line.
             * @example MBBS, MD (Medicine), DM (Cardiology)
             */
            qualification?: string;
            /**
             * @description Consultation fee in rupees.
             * @example 800
             */
            fee?: number;
            /**
             * @description Days on which the doctor sees patients.
             * @example [
             *       "Monday",
             *       "Wednesday"
             *     ]
             */
            availableDays?: components["schemas"]["Weekday"][];
            /**
             * @description Times of day (HH:mm) that can be booked.
             * @example [
             *       "10:00",
             *       "10:30"
             *     ]
             */
            timeSlots?: string[];
            /**
             * @description What the doctor says about the practice: plain text, several paragraphs at most.
             * @example Heart failure and rhythm problems.
             */
            description?: string;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             * @example picture.png
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
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /**
             * @description Id of the new account: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            userId: string;
            /**
             * @description DoctorId of a new doctor.
             * @example DEMO-DOC-001
             */
            d_id?: string;
        };
        VerifyDoctorId: {
            /**
             * @description DoctorId issued by the hospital, as the doctor types it.
             * @example DEMO-DOC-001
             */
            d_id: string;
        };
        DoctorsAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /** @description All doctors whom the public sees. */
            value: components["schemas"]["Doctor"][];
        } | {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /** @description The rows of this page. */
            value: components["schemas"]["DoctorCard"][];
            /**
             * @description Rows that fit the parameters, on all pages together.
             * @example 1
             */
            total: number;
            /**
             * @description The page that this is, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Rows that a full page has.
             * @example 20
             */
            perPage: number;
        };
        /** @description A doctor as the public sees one. */
        Doctor: {
            /**
             * @description Id of the doctor: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Full name of the doctor, as patients see it.
             * @example Dr. Ananya Sharma
             */
            fullName: string;
            /** @description Speciality of the doctor; null when none is set. */
            speciality: components["schemas"]["Speciality"] | null;
            /**
             * @description Years of practice; null when not given.
             * @example 12
             */
            experience: number | null;
            /**
             * @description The doctor's degrees; null when not given.
             * @example MBBS, MD (Medicine), DM (Cardiology)
             */
            qualification: string | null;
            /**
             * @description Consultation fee in rupees; null when none is set, and then nobody can pay for a visit by card.
             * @example 800
             */
            fee: number | null;
            /**
             * @description File name below /image/users/.
             * @example doctor.jpg
             */
            image: string;
            /**
             * @description Id of the doctor: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description DoctorId given by the hospital.
             * @example HSP-CAR-0001
             */
            d_id: string | null;
            /** @description Weekdays on which the doctor sees patients, Monday first. */
            availableDays: components["schemas"]["Weekday"][];
            /** @description Times of day that can be booked, HH:mm in the hospital's time zone. */
            timeSlots: string[];
            /**
             * @description What the doctor says about the practice, as plain text; null when not given.
             * @example Heart failure and rhythm problems.
             */
            description: string | null;
        };
        /** @description A doctor in a list: what a card shows. */
        DoctorCard: {
            /**
             * @description Id of the doctor: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Full name of the doctor, as patients see it.
             * @example Dr. Ananya Sharma
             */
            fullName: string;
            /** @description Speciality of the doctor; null when none is set. */
            speciality: components["schemas"]["Speciality"] | null;
            /**
             * @description Years of practice; null when not given.
             * @example 12
             */
            experience: number | null;
            /**
             * @description The doctor's degrees; null when not given.
             * @example MBBS, MD (Medicine), DM (Cardiology)
             */
            qualification: string | null;
            /**
             * @description Consultation fee in rupees; null when none is set, and then nobody can pay for a visit by card.
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
             * @description The day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /** @description The times of this day that are still ahead, in their order. */
            slots: {
                /**
                 * @description The time at which the visit begins, HH:mm in the hospital's time zone.
                 * @example 10:30
                 */
                time: string;
                /** @description Whether it can be booked: false while another visit or an open checkout holds it. */
                free: boolean;
            }[];
        };
        UserAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            value: components["schemas"]["User"];
        };
        /** @description An account as its owner, an administrator, or a doctor who is linked to it by an appointment sees it. */
        User: {
            /**
             * @description Id of the account: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the account: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Full name, as the person gave it.
             * @example Asha Rao
             */
            fullName: string;
            /**
             * @description The address that the account logs in with, in small letters.
             * @example patient@demo.test
             */
            email: string;
            /**
             * @description Mobile number, E.164; null for an account without one.
             * @example +919812345678
             */
            mobile: string | null;
            /**
             * @description Date of birth, YYYY-MM-DD; null for an account without one.
             * @example 1990-05-17
             */
            dob: string | null;
            /** @description Gender; null for an account without one. */
            gender: ("male" | "female") | null;
            /**
             * @description The role of the account.
             * @example patient
             */
            type: components["schemas"]["UserType"];
            /**
             * @description Path part below /image/users/, signed when the picture is private.
             * @example patient.jpg
             */
            image: string;
            /**
             * @description Speciality of a doctor; null for everybody else.
             * @example null
             */
            speciality: components["schemas"]["Speciality"] | null;
            /**
             * @description DoctorId given by the hospital; null for everybody but doctors.
             * @example null
             */
            d_id: string | null;
            /**
             * @description A doctor's years of practice; null when not given and for everybody else.
             * @example null
             */
            experience: number | null;
            /**
             * @description A doctor's degrees; null when not given and for everybody else.
             * @example null
             */
            qualification: string | null;
            /**
             * @description A doctor's consultation fee in rupees; null when not set and for everybody else.
             * @example null
             */
            fee: number | null;
            /**
             * @description Weekdays on which a doctor sees patients, Monday first; empty for everybody else.
             * @example []
             */
            availableDays: components["schemas"]["Weekday"][];
            /**
             * @description Times of day at which a doctor can be booked, HH:mm in the hospital's time zone; empty for everybody else.
             * @example []
             */
            timeSlots: string[];
            /**
             * @description What a doctor says about the practice, as plain text; null when not given and for everybody else.
             * @example null
             */
            description: string | null;
            /**
             * @description Whether the doctor appears in the public list.
             * @example false
             */
            published: boolean;
            /**
             * @description Whether an administrator lets the doctor be published and see requests; null for everybody else.
             * @example null
             */
            approval: ("waiting" | "approved" | "refused") | null;
            /**
             * @description Why a doctor was refused.
             * @example null
             */
            approvalReason: string | null;
            /**
             * @description Whether somebody has opened the link that was mailed to the address. Until then the account has one open hold and gets no mails but those of its own bookings.
             * @example true
             */
            emailConfirmed: boolean;
            /**
             * @description A disabled account cannot log in.
             * @example false
             */
            disabled: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the account was opened: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkDoctors: {
            /**
             * @description What happens to each of them.
             * @example publish
             * @enum {string}
             */
            action: "publish" | "hide" | "disable" | "enable";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        RefuseDoctor: {
            /**
             * @description The doctor reads it.
             * @example We could not find this registration with the medical council.
             */
            reason: string;
        };
        UpdateDoctor: {
            /**
             * @description Full name of the doctor, as patients see it, on one line.
             * @example Dr. Ananya Sharma
             */
            fullName?: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            mobile?: string;
            speciality?: components["schemas"]["Speciality"];
            /**
             * @description Years of practice.
             * @example 12
             */
            experience?: number;
            /**
             * @description The doctor's degrees, on one line.
             * @example MBBS, MD (Medicine), DM (Cardiology)
             */
            qualification?: string;
            /**
             * @description Consultation fee in rupees.
             * @example 800
             */
            fee?: number;
            /**
             * @description Days on which the doctor sees patients.
             * @example [
             *       "Monday",
             *       "Wednesday"
             *     ]
             */
            availableDays?: components["schemas"]["Weekday"][];
            /**
             * @description Times of day (HH:mm) that can be booked.
             * @example [
             *       "10:00",
             *       "10:30"
             *     ]
             */
            timeSlots?: string[];
            /**
             * @description What the doctor says about the practice: plain text, several paragraphs at most.
             * @example Heart failure and rhythm problems.
             */
            description?: string;
            /** @description Whether the doctor appears in the public list; refused before an administrator has approved the doctor. */
            published?: boolean;
            /**
             * @description true ends all login sessions of the account and lets nobody log in to it; false opens it again.
             * @example false
             */
            disabled?: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkPatients: {
            /**
             * @description What happens to each of them.
             * @example disable
             * @enum {string}
             */
            action: "disable" | "enable";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        UpdatePatient: {
            /**
             * @description Full name of the patient, on one line.
             * @example Asha Rao
             */
            fullName?: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            mobile?: string;
            /**
             * @description true ends all login sessions of the account and lets nobody log in to it; false opens it again.
             * @example false
             */
            disabled?: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /** @description A registration code that the hospital issues to one doctor. */
        DoctorId: {
            /**
             * @description Id of the DoctorId: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description What the doctor types when registering.
             * @example HSP-CAR-0044-7Q2MZ8K4T9XVA
             */
            code: string;
            /**
             * @description The doctor who registered with it; null while nobody has.
             * @example null
             */
            usedBy: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            } | null;
            /**
             * @description When a doctor registered with it: an instant in UTC, ISO 8601; null while nobody has.
             * @example null
             */
            usedAt: string | null;
            /**
             * Format: date-time
             * @description When the hospital issued it: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        IssueDoctorId: {
            /**
             * @description How the code begins; HSP when left out. The server adds 65 random bits, so that no code can be guessed.
             * @example HSP-CAR-0044
             */
            code?: string;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkDoctorIds: {
            /**
             * @description What happens to each of them.
             * @example revoke
             * @enum {string}
             */
            action: "revoke";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        ConfirmEmail: {
            /**
             * @description From the link in the mail; counts once and for 48 hours.
             * @example b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA
             */
            token: string;
        };
        /** @description A visit of a patient, from the request on, as the caller may see it. */
        Appointment: {
            /**
             * @description Id of the appointment: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the appointment: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            status: components["schemas"]["AppointmentStatus"];
            /**
             * @description Why the patient comes, as it was typed: text, never markup.
             * @example Chest tightness when climbing stairs.
             */
            reason: string;
            /** @description The speciality that was asked for; null when the request names none. */
            speciality: components["schemas"]["Speciality"] | null;
            /** @description The patient. */
            patientId: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            };
            /**
             * @description The doctor who was asked; null when only a speciality was.
             * @example 66f1a2b3c4d5e6f708192a3c
             */
            doctorId: string | null;
            /**
             * @description Full name of the doctor who was asked.
             * @example Dr. Ananya Sharma
             */
            doctorName: string | null;
            /**
             * @description The doctor who accepted; null before that.
             * @example {
             *       "_id": "66f1a2b3c4d5e6f708192a3c",
             *       "fullName": "Dr. Ananya Sharma"
             *     }
             */
            acceptedDoctorId: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            } | null;
            /** @description The day that the patient asked for in the hospital's time zone, YYYY-MM-DD; null when any day will do. */
            preferredDate: string | null;
            /** @description The time that the patient asked for in the hospital's time zone, HH:mm; null when none was. */
            preferredTime: string | null;
            /** @description The day that the doctor confirmed, YYYY-MM-DD; null before that. */
            appointmentDate: string | null;
            /** @description The time of the visit in the hospital's time zone, HH:mm: the one that is fixed, else the one asked for; null when there is neither. */
            appointmentTime: string | null;
            /**
             * @description Signed, short-lived address of the ID card; null without one, and for everybody but the patient, the doctor who accepted and administrators.
             * @example null
             */
            idCard: string | null;
            /** @description How it was paid; null when it was not. */
            payment: {
                /**
                 * @description Id of the payment: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                method: components["schemas"]["PaymentMethod"];
                /**
                 * @description What was paid, in rupees.
                 * @example 800
                 */
                amount: number;
                /**
                 * @description What an administrator has given back of it, in rupees.
                 * @example 0
                 */
                refunded: number;
                /**
                 * @description What the caller would get back by cancelling now, in rupees.
                 * @example 800
                 */
                refundIfCancelled: number;
            } | null;
            /**
             * @description What the caller would get back by cancelling now, in rupees; null when nothing was paid or it can no longer be cancelled.
             * @example 800
             */
            refundIfCancelled: number | null;
            /**
             * @description Whether the caller may cancel it now: a patient until it begins (one without a time: until its day is over), the hospital also later.
             * @example true
             */
            canCancel: boolean;
            /**
             * @description Whether it lies ahead: it is pending or accepted, and its time has not come (without a time: its day is not over). What has no day yet lies ahead.
             * @example true
             */
            isUpcoming: boolean;
            /**
             * @description Whether the hospital has set another day or hour than the one that was asked or paid for. Its patient can then agree, ask for another time, or cancel it until it begins, with a full refund.
             * @example false
             */
            isMoved: boolean;
            /**
             * @description Whether the patient has agreed to the time that the hospital has set instead.
             * @example false
             */
            moveAgreed: boolean;
            /**
             * @description Of a visit whose patient has asked for another time: the one that the doctor had set and that did not suit, on the hospital's clock; null when there was none.
             * @example null
             */
            insteadOf: {
                /**
                 * Format: date
                 * @description A day in the hospital's time zone, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                date: string;
                time: string | null;
            } | null;
            /**
             * @description Whether the system rejected it, because nobody had answered the paid request by its time.
             * @example false
             */
            wasUnanswered: boolean;
            /**
             * @description Why it was rejected or cancelled, in the words of who did it; null when nothing was said.
             * @example null
             */
            endReason: string | null;
            /**
             * @description Who cancelled it; null while nobody has.
             * @example null
             */
            cancelledBy: components["schemas"]["UserType"] | null;
            /** @description Every state it has been in, oldest first. */
            history: {
                status: components["schemas"]["AppointmentStatus"];
                /**
                 * Format: date-time
                 * @description When it came into this state: an instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                at: string;
            }[];
            /**
             * @description Signed, short-lived address of the report of a completed visit (PDF).
             * @example null
             */
            reportUrl: string | null;
            /**
             * @description Signed, short-lived address of the receipt (PDF); for the patient and administrators, when it was paid.
             * @example /api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w
             */
            receiptUrl: string | null;
            /**
             * @description Signed, short-lived address of the calendar file of an accepted visit (iCalendar).
             * @example /api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk
             */
            calendarUrl: string | null;
            /**
             * Format: date-time
             * @description When it was asked for or booked: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description pending → accepted | rejected; accepted → completed; pending or accepted → cancelled.
         * @example accepted
         * @enum {string}
         */
        AppointmentStatus: "pending" | "accepted" | "rejected" | "completed" | "cancelled";
        /**
         * @description online: by card on the payment provider's page; cash, card and upi: at the hospital's desk.
         * @example online
         * @enum {string}
         */
        PaymentMethod: "online" | "cash" | "card" | "upi";
        CreateAppointment: {
            /**
             * @description Id of the patient: 24 hexadecimal digits. Patients name themselves.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            speciality: components["schemas"]["Speciality"];
            /**
             * Format: date
             * @description The day that suits the patient, YYYY-MM-DD in the hospital's time zone; any day when left out.
             * @example 2026-11-24
             */
            preferredDate?: string;
            /**
             * @description Why the patient comes: plain text that the doctors who may answer read.
             * @example Chest tightness when climbing stairs.
             */
            reason?: string;
            /**
             * Format: binary
             * @description Optional file of at most 5 MiB.
             * @example idCard.pdf
             */
            idCard?: string;
        };
        AppointmentAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            value: components["schemas"]["Appointment"];
        };
        /**
         * @example {
         *       "status": "accepted",
         *       "appointmentDate": "24-11-2026",
         *       "doctorId": "66f1a2b3c4d5e6f708192a3b"
         *     }
         */
        RespondToAppointment: {
            /**
             * @description What the doctor answers: accepted or rejected to a request, completed to an accepted visit.
             * @enum {string}
             */
            status: "accepted" | "rejected" | "completed";
            /** @description Day of the visit, dd-mm-yyyy or YYYY-MM-DD; left out or null means the day asked for. */
            appointmentDate?: string | null;
            /**
             * @description Hour of the visit in the hospital's time zone, HH:mm; left out or null means the hour asked for, and the day alone when none was.
             * @example 10:30
             */
            appointmentTime?: string | null;
            /**
             * @description Id of the doctor who answers: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
            /**
             * @description Why the request is rejected: the patient reads it. Only with `rejected`.
             * @example I am in the operating theatre all day.
             */
            reason?: string;
        };
        /**
         * @description A doctor books a follow-up; an administrator books for a patient and names the doctor.
         * @example {
         *       "patientId": "66f1a2b3c4d5e6f708192a3b",
         *       "date": "2026-11-24",
         *       "time": "10:30",
         *       "reason": "Blood pressure after the new medicine."
         *     }
         */
        BookVisit: components["schemas"]["BookFollowUp"] | components["schemas"]["BookOnBehalf"];
        /**
         * @example {
         *       "patientId": "66f1a2b3c4d5e6f708192a3b",
         *       "date": "2026-11-24",
         *       "time": "10:30",
         *       "reason": "Blood pressure after the new medicine."
         *     }
         */
        BookFollowUp: {
            /**
             * @description A patient whose record is open to the doctor.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * Format: date
             * @description The day of the visit, YYYY-MM-DD in the hospital's time zone.
             * @example 2026-11-24
             */
            date: string;
            /**
             * @description The time of the visit, HH:mm in the hospital's time zone.
             * @example 10:30
             */
            time: string;
            /**
             * @description Why the patient comes: plain text that the doctors who may answer read.
             * @example Chest tightness when climbing stairs.
             */
            reason: string;
        };
        /**
         * @description What the hospital's desk books for a patient.
         * @example {
         *       "patientId": "66f1a2b3c4d5e6f708192a3b",
         *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
         *       "preferredDate": "2026-11-24",
         *       "preferredTime": "10:30",
         *       "reasonForAppointment": "Chest tightness when climbing stairs."
         *     }
         */
        BookOnBehalf: {
            /**
             * @description Id of the patient: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * @description Id of the doctor: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
            /**
             * Format: date
             * @description The day of the visit, YYYY-MM-DD in the hospital's time zone.
             * @example 2026-11-24
             */
            preferredDate: string;
            /**
             * @description The time of the visit, HH:mm in the hospital's time zone.
             * @example 10:30
             */
            preferredTime: string;
            /**
             * @description Why the patient comes: plain text that the doctors who may answer read.
             * @example Chest tightness when climbing stairs.
             */
            reasonForAppointment: string;
        };
        /**
         * @example {
         *       "method": "cash",
         *       "amount": 800
         *     }
         */
        RecordDeskPayment: {
            method: components["schemas"]["DeskMethod"];
            /**
             * @description What the desk has taken, in rupees; usually the fee of the doctor.
             * @example 800
             */
            amount: number;
        };
        /** @description One action on several appointments; each by the rules of the single step. */
        BulkAppointments: {
            /**
             * @description What happens to each of them.
             * @example cancel
             * @enum {string}
             */
            action: "cancel" | "reject" | "complete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
            /**
             * @description Why they are cancelled or rejected: patients, doctors and the refunds name it. Only with `cancel` and `reject`.
             * @example The doctor is ill.
             */
            reason?: string;
        };
        AcceptAppointment: {
            /** @description Day of the visit, dd-mm-yyyy or YYYY-MM-DD; left out or null means the day asked for. */
            appointmentDate?: string | null;
            /**
             * @description Hour of the visit in the hospital's time zone, HH:mm; left out or null means the hour asked for, and the day alone when none was.
             * @example 10:30
             */
            appointmentTime?: string | null;
            /**
             * @description Named by an admin who accepts on behalf of a doctor.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId?: string;
        };
        /** @description What the patient is told about the reason. */
        RefuseAppointment: {
            /**
             * @description Why, on one line: the patient reads it in the mail, the notification and at the visit.
             * @example The doctor is ill.
             */
            reason?: string;
        };
        AgreeToTime: {
            /**
             * Format: date
             * @description The day that the patient has seen and agrees to, YYYY-MM-DD.
             * @example 2026-11-24
             */
            appointmentDate: string;
            /**
             * @description The hour that the patient has seen and agrees to, HH:mm; null when none is set.
             * @example 10:30
             */
            appointmentTime?: string | null;
        };
        AskAnotherTime: {
            /**
             * Format: date
             * @description The day that suits the patient, YYYY-MM-DD in the hospital's time zone.
             * @example 2026-11-24
             */
            preferredDate: string;
            /**
             * @description One of the doctor's free hours of that day, HH:mm; any hour when left out.
             * @example 10:30
             */
            preferredTime?: string | null;
        };
        WebhookAnswer: {
            /**
             * @description true: the event was taken and need not be sent again.
             * @enum {boolean}
             */
            received: true;
        };
        /** @description A payment on the site or at the desk, as its payer and administrators see it. */
        Payment: {
            /**
             * @description Id of the payment: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            purpose: components["schemas"]["PaymentPurpose"];
            method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description What was to be paid, in rupees.
             * @example 800
             */
            amount: number;
            /**
             * @description Always inr: Indian rupees.
             * @enum {string}
             */
            currency: "inr";
            /** @description The account that paid; null when a guest paid. */
            patient: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            } | null;
            /** @description Who pays, as it was when the checkout was opened. */
            payer: {
                /**
                 * @description Full name of the payer.
                 * @example Asha Rao
                 */
                name: string;
                /**
                 * @description Email address of the payer.
                 * @example patient@demo.test
                 */
                email: string;
            };
            /** @description What is paid for, as the receipt lists it. */
            items: {
                /**
                 * @description What it is.
                 * @example Visit to Dr. Ananya Sharma
                 */
                name: string;
                /**
                 * @description Of one, in rupees.
                 * @example 800
                 */
                price: number;
                /**
                 * @description How many of it.
                 * @example 1
                 */
                quantity: number;
            }[];
            /**
             * @description The doctor of a payment for a visit; null for all other payments.
             * @example {
             *       "_id": "66f1a2b3c4d5e6f708192a3c",
             *       "fullName": "Dr. Ananya Sharma"
             *     }
             */
            doctor: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            } | null;
            /** @description Id of the visit that it pays for: 24 hexadecimal digits; else null. */
            appointmentId: string | null;
            /**
             * @description Id of the order that it pays for: 24 hexadecimal digits; else null.
             * @example null
             */
            orderId: string | null;
            /**
             * @description Id of the lab booking that it pays for: 24 hexadecimal digits; else null.
             * @example null
             */
            labBookingId: string | null;
            /**
             * @description Oldest first; empty when nothing goes back.
             * @example []
             */
            refunds: components["schemas"]["Refund"][];
            /**
             * @description Oldest first.
             * @example []
             */
            disputes: components["schemas"]["Dispute"][];
            /**
             * @description What has gone back or is on its way, also from outside of the portal, in rupees; the rest of `amount` is left.
             * @example 0
             */
            refundedAmount: number;
            /**
             * Format: date-time
             * @description When the checkout was opened: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /** @description When the card was charged: an instant in UTC, ISO 8601; null before that. */
            paidAt: string | null;
        };
        /**
         * @description What a payment pays for.
         * @enum {string}
         */
        PaymentPurpose: "appointment" | "order" | "labBooking";
        /**
         * @description created → paid → (refunded) | expired | failed. A payment of which only a part went back stays paid.
         * @example paid
         * @enum {string}
         */
        PaymentStatus: "created" | "paid" | "refunded" | "expired" | "failed";
        /** @description Money of a payment that goes back to the payer. */
        Refund: {
            /**
             * @description cancellation: what was paid for was called off; rejection: the doctor declined; unused: nothing came of the payment; administrator: the hospital decided so; provider: made in the payment provider's own console; dispute: the bank of the card's holder took it back.
             * @example administrator
             * @enum {string}
             */
            kind: "cancellation" | "rejection" | "unused" | "administrator" | "provider" | "dispute";
            /**
             * @description In rupees.
             * @example 300
             */
            amount: number;
            /**
             * @description Why the money goes back, in words.
             * @example The visit was much shorter than planned
             */
            reason: string;
            /**
             * @description pending until the provider has confirmed it, or until the desk has handed it out; failed when its last try did not succeed or the bank has sent it back, until it is sent again.
             * @example done
             * @enum {string}
             */
            status: "pending" | "done" | "failed";
            /**
             * @description online: to the card that paid; else how the desk has given it back, null until it has.
             * @example online
             */
            method: components["schemas"]["PaymentMethod"] | null;
            /**
             * @description Why the bank has sent it back; null when it has not.
             * @example null
             */
            failure: string | null;
            /**
             * Format: date-time
             * @description When it was asked for: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            requestedAt: string;
        };
        /** @description A payment that the card's holder disputes at the bank. */
        Dispute: {
            /**
             * @description open until the bank has decided: the hospital answers it in the provider's console, and nothing can be refunded; won: the hospital keeps the money; lost: the bank has taken it back.
             * @example open
             * @enum {string}
             */
            status: "open" | "won" | "lost";
            /**
             * @description The reason that the card's holder gave, in the provider's word.
             * @example fraudulent
             */
            reason: string;
            /**
             * @description In rupees.
             * @example 800
             */
            amount: number;
            /**
             * Format: date-time
             * @description When the bank told of it: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            openedAt: string;
            /** @description Until when the hospital can answer it: an instant in UTC, ISO 8601; null when the bank names no time. */
            answerBy: string | null;
            /**
             * @description Whether money can go back while it is open: during an inquiry, before the bank takes it.
             * @example false
             */
            refundable: boolean;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkPayments: {
            /**
             * @description What happens to each of them.
             * @example resendRefund
             * @enum {string}
             */
            action: "resendRefund";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /**
         * @example {
         *       "amount": 300,
         *       "reason": "The visit was much shorter than planned"
         *     }
         */
        RefundPayment: {
            /**
             * @description In rupees, at most two decimals, and at most what is left of the payment.
             * @example 300
             */
            amount: number;
            /**
             * @description The payer reads it.
             * @example The visit was much shorter than planned
             */
            reason: string;
            /** @description How the desk gives it back: for a payment that was made at the desk, and only for that. */
            method?: components["schemas"]["DeskMethod"];
            /**
             * @description `refundedAmount` of the payment when it was read, in rupees: if something has gone back since, the call is refused with EDIT_CONFLICT, so that two people do not give the same back.
             * @example 0
             */
            refundedBefore?: number;
        };
        /**
         * @description How money changes hands at the desk: in cash, by card on its terminal, or by UPI.
         * @example cash
         * @enum {string}
         */
        DeskMethod: "cash" | "card" | "upi";
        /**
         * @example {
         *       "method": "cash"
         *     }
         */
        HandOutRefund: {
            method: components["schemas"]["DeskMethod"];
        };
        CancelCheckout: {
            /**
             * @description Id of the provider's checkout session, from the call that opened it.
             * @example cs_test_a1b2c3
             */
            checkoutId: string;
        };
        CheckoutOutcome: {
            purpose: components["schemas"]["PaymentPurpose"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Id of the appointment, order or lab booking: 24 hexadecimal digits; null for a fee that was paid without a time chosen. */
            subjectId: string | null;
            /**
             * @description The order number, for an order that was placed.
             * @example null
             */
            number: string | null;
            /**
             * @description Why the money goes back, when it does; else null.
             * @example null
             */
            refundReason: string | null;
        };
        /** @description The specification's pair, and what the site adds so that the slot is held while the payment is open. */
        CreateCheckoutSession: {
            /**
             * @description Full name of the doctor. With doctorId that decides; without it exactly one doctor must have this name.
             * @example Dr. Ananya Sharma
             */
            doctorName: string;
            /**
             * @description The fee that the patient saw, in rupees.
             * @example 800
             */
            doctorFee: number;
            /**
             * @description Id of the doctor: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId?: string;
            /**
             * Format: date
             * @description The day of the visit in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            preferredDate?: string;
            /**
             * @description The time of the visit in the hospital's time zone, HH:mm.
             * @example 10:30
             */
            preferredTime?: string;
            /**
             * @description Why the patient comes: plain text that the doctors who may answer read.
             * @example Chest tightness when climbing stairs.
             */
            reason?: string;
        };
        /** @description A payment that is open at the provider: what the browser needs to go there. */
        CheckoutSession: {
            /**
             * @description Id of the provider's checkout session.
             * @example cs_test_a1b2c3
             */
            id: string;
            /**
             * @description Address of the hosted checkout: send the browser there.
             * @example http://localhost:12111/c/pay/cs_test_a1b2c3
             */
            url: string;
            /**
             * Format: date-time
             * @description Until when the slot or the medicines are held: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            expiresAt: string;
        };
        CreateSpecificAppointment: {
            /**
             * @description Id of the patient: 24 hexadecimal digits. Patients name themselves.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * @description Id of the doctor who is asked: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
            /**
             * Format: date
             * @description The day of the visit, YYYY-MM-DD in the hospital's time zone.
             * @example 2026-11-24
             */
            preferredDate: string;
            /**
             * @description The time of the visit, HH:mm in the hospital's time zone.
             * @example 10:30
             */
            preferredTime: string;
            /**
             * @description Why the patient comes: plain text that the doctors who may answer read.
             * @example Chest tightness when climbing stairs.
             */
            reason: string;
        };
        /**
         * @description The need that a medicine answers.
         * @example Diabetes Care
         * @enum {string}
         */
        HealthCondition: "Diabetes Care" | "Oral Care" | "Stomach Care" | "Pain Relief" | "Liver Care" | "Elder Care" | "Cold & Immunity" | "Sexual Health" | "Respiratory Care" | "Cardiac Care";
        MedicinesAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /** @description All medicines on the shelf. */
            value: components["schemas"]["Medicine"][];
        } | {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /** @description The rows of this page. */
            value: components["schemas"]["Medicine"][];
            /**
             * @description Rows that fit the parameters, on all pages together.
             * @example 1
             */
            total: number;
            /**
             * @description The page that this is, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Rows that a full page has.
             * @example 20
             */
            perPage: number;
            /** @description Every brand of the shelf, whatever page this is. */
            brands: string[];
        };
        /** @description A medicine on the shelf. */
        Medicine: {
            /**
             * @description Id of the medicine: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the medicine: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description List price of one box in rupees, as it was written.
             * @example 120
             */
            price: number;
            /**
             * @description What is charged for one box now, in rupees: the list price less the promotion.
             * @example 96
             */
            promotionPrice: number;
            /**
             * @description How long it takes until the medicine is there, in words.
             * @example 24 hours
             */
            turnaround: string;
            /**
             * @description Path of the picture on this server.
             * @example /public/image/medicine/default.webp
             */
            imageUrl: string;
            /**
             * @description Brand that makes it; null when none is named.
             * @example Ardhika
             */
            brand: string | null;
            /** @description The need that it answers; null when none is named. */
            condition: components["schemas"]["HealthCondition"] | null;
            /**
             * @description Boxes that can be bought now.
             * @example 40
             */
            stock: number;
        };
        AddMedicine: {
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description List price in rupees, before the promotion.
             * @example 120
             */
            price: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround: string;
            /**
             * @description Brand that makes it.
             * @example Ardhika
             */
            brand?: string;
            condition?: components["schemas"]["HealthCondition"];
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            /**
             * @description Whether it is sold without a prescription: only then a search for a complaint may show it. False until somebody says so.
             * @example true
             */
            overTheCounter?: boolean;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             * @example picture.png
             */
            image?: string;
        };
        MedicineWritten: {
            /**
             * @description What was done, for the person.
             * @enum {string}
             */
            msg: "Added successfully" | "Updated successfully" | "Deleted successfully";
            value: components["schemas"]["MedicineRecord"];
        };
        /** @description A medicine as an administrator sees it. */
        MedicineRecord: {
            /**
             * @description Id of the medicine: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the medicine: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description List price of one box in rupees, as it was written.
             * @example 120
             */
            price: number;
            /**
             * @description What is charged for one box now, in rupees: the list price less the promotion.
             * @example 96
             */
            promotionPrice: number;
            /**
             * @description How long it takes until the medicine is there, in words.
             * @example 24 hours
             */
            turnaround: string;
            /**
             * @description Path of the picture on this server.
             * @example /public/image/medicine/default.webp
             */
            imageUrl: string;
            /**
             * @description Brand that makes it; null when none is named.
             * @example Ardhika
             */
            brand: string | null;
            /** @description The need that it answers; null when none is named. */
            condition: components["schemas"]["HealthCondition"] | null;
            /**
             * @description Boxes that can be bought now.
             * @example 40
             */
            stock: number;
            /** @description Whether it stands on the shelf. */
            published: boolean;
            /**
             * @description Whether it is sold without a prescription: only then a search for a complaint may show it. False until somebody says so.
             * @example true
             */
            overTheCounter: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When it was added: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        ChangeMedicine: {
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description List price in rupees, before the promotion.
             * @example 120
             */
            price: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround: string;
            /**
             * @description Brand that makes it.
             * @example Ardhika
             */
            brand?: string;
            condition?: components["schemas"]["HealthCondition"];
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            /**
             * @description Whether it is sold without a prescription: only then a search for a complaint may show it. False until somebody says so.
             * @example true
             */
            overTheCounter?: boolean;
            /**
             * @description The stock that the form showed. With it the difference is booked, so that what was sold meanwhile counts.
             * @example 40
             */
            stockWas?: number;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             * @example picture.png
             */
            image?: string;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkMedicines: {
            /**
             * @description What happens to each of them.
             * @example delete
             * @enum {string}
             */
            action: "delete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        CreateMedicine: {
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description List price in rupees, before the promotion.
             * @example 120
             */
            price: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround: string;
            /** @description Brand that makes it; null when none is named. */
            brand?: string | null;
            /** @description The need that it answers; null when none is named. */
            condition?: components["schemas"]["HealthCondition"] | null;
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            /** @description Whether it stands on the shelf. */
            published?: boolean;
            /**
             * @description Whether it is sold without a prescription: only then a search for a complaint may show it. False until somebody says so.
             * @example true
             */
            overTheCounter?: boolean;
        };
        UpdateMedicine: {
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name?: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description?: string;
            /**
             * @description List price in rupees, before the promotion.
             * @example 120
             */
            price?: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround?: string;
            /** @description Brand that makes it; null when none is named. */
            brand?: string | null;
            /** @description The need that it answers; null when none is named. */
            condition?: components["schemas"]["HealthCondition"] | null;
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            /** @description Whether it stands on the shelf. */
            published?: boolean;
            /**
             * @description Whether it is sold without a prescription: only then a search for a complaint may show it. False until somebody says so.
             * @example true
             */
            overTheCounter?: boolean;
            /**
             * @description The stock that the form showed. With it the difference is booked, so that what was sold meanwhile counts.
             * @example 40
             */
            stockWas?: number;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /**
         * @description The specification's call for one box of one medicine, or the same with the items of a cart.
         * @example {
         *       "items": [
         *         {
         *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
         *           "quantity": 2,
         *           "price": 96
         *         }
         *       ],
         *       "user": {
         *         "name": "Asha Rao",
         *         "email": "patient@demo.test",
         *         "phone": "9812345678",
         *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
         *       }
         *     }
         */
        CreateMedicineCheckout: {
            /**
             * @description Name of the one medicine, as the shelf has it.
             * @example Metformin 500 mg tablets
             */
            medicineName?: string;
            /**
             * @description The price that the buyer saw, in rupees: the list price or that of the promotion.
             * @example 800
             */
            medicinePrice?: number;
            /** @description What is in the cart, instead of medicineName and medicinePrice. */
            items?: components["schemas"]["CartItem"][];
            user: components["schemas"]["Customer"];
        };
        CartItem: {
            /**
             * @description Id of the medicine: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            medicineId: string;
            /**
             * @description How many boxes.
             * @example 2
             */
            quantity: number;
            /**
             * @description The price of one box that the buyer saw, in rupees; when given it is compared with the shelf.
             * @example 800
             */
            price?: number;
        };
        /** @description Who buys: where the medicines and the receipt go. Everything is required. */
        Customer: {
            /**
             * @description Full name of the buyer.
             * @example Asha Rao
             */
            name: string;
            /**
             * @description An email address; upper and lower case are the same.
             * @example patient@demo.test
             */
            email: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            phone: string;
            /**
             * @description Where the medicines are delivered.
             * @example 12 Lake View Road, Indiranagar, Bengaluru 560038
             */
            address: string;
        };
        /** @description Medicines that were bought, with the prices they were sold at. */
        Order: {
            /**
             * @description Id of the order: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the order: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description The order number that the buyer is told: HP, the year and six signs.
             * @example HP-2026-7KQ4XM
             */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Who bought, as typed at the checkout. */
            buyer: {
                /**
                 * @description Full name of the buyer.
                 * @example Asha Rao
                 */
                name: string;
                /**
                 * @description Email address of the buyer, in small letters.
                 * @example patient@demo.test
                 */
                email: string;
                /**
                 * @description Mobile number of the buyer, E.164.
                 * @example +919812345678
                 */
                phone: string;
                /**
                 * @description Where the medicines are delivered.
                 * @example 12 Lake View Road, Indiranagar, Bengaluru 560038
                 */
                address: string;
            };
            /** @description Id of the account that bought: 24 hexadecimal digits; null when a guest bought. */
            patientId: string | null;
            /** @description What was bought. */
            items: {
                /**
                 * @description Id of the medicine: 24 hexadecimal digits. It may be gone from the shelf by now.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                medicineId: string;
                /**
                 * @description Name of the medicine when it was sold.
                 * @example Metformin 500 mg tablets
                 */
                name: string;
                /**
                 * @description Path of its picture on this server.
                 * @example /public/image/medicine/default.webp
                 */
                imageUrl: string;
                /**
                 * @description Of one box as sold, in rupees.
                 * @example 96
                 */
                price: number;
                /**
                 * @description Of one box before the promotion, in rupees.
                 * @example 120
                 */
                listPrice: number;
                /**
                 * @description Boxes that were bought.
                 * @example 2
                 */
                quantity: number;
                /**
                 * @description price × quantity, in rupees.
                 * @example 192
                 */
                amount: number;
            }[];
            /**
             * @description Sum of the amounts, in rupees: what was paid.
             * @example 192
             */
            total: number;
            /** @description Every state it has been in, oldest first. */
            history: {
                status: components["schemas"]["OrderStatus"];
                /**
                 * Format: date-time
                 * @description When it came into this state: an instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                at: string;
            }[];
            /**
             * @description Id of the payment: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            paymentId: string;
            /**
             * @description What goes back of the payment; null when nothing does.
             * @example null
             */
            refund: components["schemas"]["RefundState"] | null;
            /**
             * @description Who cancelled it, and what the buyer is told; null for an order that stands.
             * @example null
             */
            cancellation: {
                /**
                 * @description Who cancelled it.
                 * @enum {string}
                 */
                by: "buyer" | "hospital";
                /** @description What the buyer is told. */
                msg: string;
            } | null;
            /** @description Whether the caller may cancel it now. */
            canCancel: boolean;
            /**
             * @description Signed, short-lived address of the receipt (PDF).
             * @example /api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w
             */
            receiptUrl: string;
            /**
             * Format: date-time
             * @description When it was placed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description placed → packed → shipped → delivered; placed or packed → cancelled.
         * @enum {string}
         */
        OrderStatus: "placed" | "packed" | "shipped" | "delivered" | "cancelled";
        /** @description Money that goes back to the payer. */
        RefundState: {
            /**
             * @description What has gone back or is on its way, in rupees.
             * @example 800
             */
            amount: number;
            /**
             * @description pending until the provider has confirmed it.
             * @enum {string}
             */
            status: "pending" | "done";
        };
        /** @description What a guest's mail says: the order number, and the email address. */
        FindOrder: {
            /**
             * @description The order number; small letters count as capitals.
             * @example HP-2026-7KQ4XM
             */
            number: string;
            /**
             * @description An email address; upper and lower case are the same.
             * @example patient@demo.test
             */
            email: string;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkOrders: {
            /**
             * @description What happens to each of them.
             * @example pack
             * @enum {string}
             */
            action: "pack" | "ship" | "deliver" | "cancel";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /**
         * @description What a lab test looks at.
         * @example Thyroid
         * @enum {string}
         */
        LabGroup: "Blood" | "Heart" | "Diabetes" | "Thyroid" | "Liver" | "Kidney" | "Women" | "Vitamins" | "Imaging" | "Packages";
        LabTestsAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /** @description All lab tests that can be booked. */
            value: components["schemas"]["LabTest"][];
        } | {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            /** @description The rows of this page. */
            value: components["schemas"]["LabTest"][];
            /**
             * @description Rows that fit the parameters, on all pages together.
             * @example 1
             */
            total: number;
            /**
             * @description The page that this is, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Rows that a full page has.
             * @example 20
             */
            perPage: number;
            /** @description Every group that has a test, whatever page this is. */
            groups: components["schemas"]["LabGroup"][];
        };
        /** @description A lab test that can be booked. */
        LabTest: {
            /**
             * @description Id of the lab test: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the lab test: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Name of the lab test.
             * @example Thyroid profile
             */
            testName: string;
            /**
             * @description What it shows and for whom, as plain text.
             * @example Shows whether the thyroid works too slowly or too fast.
             */
            description: string;
            /**
             * @description Price in rupees.
             * @example 650
             */
            price: number;
            /**
             * @description How long it takes until the report, in words.
             * @example 24 hours
             */
            turnaround: string;
            /**
             * @description Path of the picture on this server.
             * @example /public/image/labtest/default.webp
             */
            imageUrl: string;
            /** @description What it looks at; null when no group is named. */
            group: components["schemas"]["LabGroup"] | null;
        };
        AddLabTest: {
            /**
             * @description Name of the lab test.
             * @example Thyroid profile
             */
            testName: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description Price in rupees, at most two decimals.
             * @example 650
             */
            price: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround: string;
            group?: components["schemas"]["LabGroup"];
            /** @description As JSON text: what the test measures, with units and reference ranges. A change that leaves it out keeps it. */
            measures?: components["schemas"]["LabMeasure"][];
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             * @example picture.png
             */
            image?: string;
        };
        /** @description One of the values that a lab test measures. */
        LabMeasure: {
            /**
             * @description What is measured.
             * @example Haemoglobin
             */
            name: string;
            /**
             * @description Unit of the values and of the ranges; empty for none.
             * @example g/dL
             */
            unit: string;
            /** @description What is normal for whom; one at most holds for a person. */
            ranges: components["schemas"]["ReferenceRange"][];
        };
        /** @description What is normal for some people. */
        ReferenceRange: {
            /** @description Whom it holds for: male or female; null for both. */
            gender: ("male" | "female") | null;
            /**
             * @description Youngest age that it holds for, in whole years; null for no lower end.
             * @example 18
             */
            ageFrom: number | null;
            /**
             * @description Oldest age that it holds for, in whole years; null for no upper end.
             * @example null
             */
            ageTo: number | null;
            /**
             * @description Lower end, in the unit of the measure; null for none.
             * @example 12.1
             */
            low: number | null;
            /**
             * @description Upper end, in the unit of the measure; null for none.
             * @example 15.1
             */
            high: number | null;
        };
        LabTestWritten: {
            /**
             * @description What was done, for the person.
             * @enum {string}
             */
            msg: "Added successfully" | "Updated successfully" | "Deleted successfully";
            value: components["schemas"]["LabTestRecord"];
        };
        /** @description A lab test as an administrator sees it. */
        LabTestRecord: {
            /**
             * @description Id of the lab test: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the lab test: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Name of the lab test.
             * @example Thyroid profile
             */
            testName: string;
            /**
             * @description What it shows and for whom, as plain text.
             * @example Shows whether the thyroid works too slowly or too fast.
             */
            description: string;
            /**
             * @description Price in rupees.
             * @example 650
             */
            price: number;
            /**
             * @description How long it takes until the report, in words.
             * @example 24 hours
             */
            turnaround: string;
            /**
             * @description Path of the picture on this server.
             * @example /public/image/labtest/default.webp
             */
            imageUrl: string;
            /** @description What it looks at; null when no group is named. */
            group: components["schemas"]["LabGroup"] | null;
            /** @description What the test measures, with units and reference ranges, in the order of the report. */
            measures: components["schemas"]["LabMeasure"][];
            /** @description Whether it can be booked. */
            published: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When it was added: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        ChangeLabTest: {
            /**
             * @description Name of the lab test.
             * @example Thyroid profile
             */
            testName: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description Price in rupees, at most two decimals.
             * @example 650
             */
            price: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround: string;
            group?: components["schemas"]["LabGroup"];
            /** @description As JSON text: what the test measures, with units and reference ranges. A change that leaves it out keeps it. */
            measures?: components["schemas"]["LabMeasure"][];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             * @example picture.png
             */
            image?: string;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkLabTests: {
            /**
             * @description What happens to each of them.
             * @example delete
             * @enum {string}
             */
            action: "delete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        CreateLabTest: {
            /**
             * @description Name of the lab test.
             * @example Thyroid profile
             */
            testName: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description: string;
            /**
             * @description Price in rupees, at most two decimals.
             * @example 800
             */
            price: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround: string;
            /** @description What it looks at; null when no group is named. */
            group?: components["schemas"]["LabGroup"] | null;
            /** @description What the test measures, with units and reference ranges, in the order of the report. */
            measures?: components["schemas"]["LabMeasure"][];
            /** @description Whether it can be booked. */
            published?: boolean;
        };
        UpdateLabTest: {
            /**
             * @description Name of the lab test.
             * @example Thyroid profile
             */
            testName?: string;
            /**
             * @description What it is and what it is for, as plain text.
             * @example Lowers blood sugar; taken with meals as your doctor says.
             */
            description?: string;
            /**
             * @description Price in rupees, at most two decimals.
             * @example 800
             */
            price?: number;
            /**
             * @description How long it takes, in words.
             * @example 24 hours
             */
            turnaround?: string;
            /** @description What it looks at; null when no group is named. */
            group?: components["schemas"]["LabGroup"] | null;
            /** @description What the test measures, with units and reference ranges, in the order of the report. */
            measures?: components["schemas"]["LabMeasure"][];
            /** @description Whether it can be booked. */
            published?: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /** @description A lab test that was booked for a person. */
        LabBooking: {
            /**
             * @description Id of the lab booking: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the lab booking: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            status: components["schemas"]["LabBookingStatus"];
            /** @description The lab test as it was when it was booked. */
            labTest: {
                /**
                 * @description Id of the lab test: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description Name of the lab test.
                 * @example Thyroid profile
                 */
                testName: string;
                /**
                 * @description How long it takes until the report, in words.
                 * @example 24 hours
                 */
                turnaround: string;
                /**
                 * @description Path of its picture on this server.
                 * @example /public/image/labtest/default.webp
                 */
                imageUrl: string;
                /** @description What it looks at; null when no group was named. */
                group: components["schemas"]["LabGroup"] | null;
            };
            /**
             * @description As booked, in rupees.
             * @example 650
             */
            price: number;
            /** @description Whose account booked it. */
            patient: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            };
            /**
             * @description Full name of the person whose sample it is.
             * @example Asha Rao
             */
            fullName: string;
            /**
             * @description Mobile number for questions about the booking, E.164.
             * @example +919812345678
             */
            phone: string;
            /**
             * Format: date
             * @description The day of the sample in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /**
             * @description The time window in which the sample is taken; null when none was chosen.
             * @example {
             *       "from": "07:00",
             *       "to": "09:00"
             *     }
             */
            window: components["schemas"]["LabWindow"] | null;
            /**
             * @description Where the sample is taken: at the hospital, or at home.
             * @example home
             * @enum {string}
             */
            place: "hospital" | "home";
            /**
             * @description Where the sample is taken at home; null for one at the hospital.
             * @example 12 Lake View Road, Indiranagar, Bengaluru 560038
             */
            address: string | null;
            /**
             * @description How it is paid: by card at the booking, or when the sample is taken.
             * @example atCollection
             * @enum {string}
             */
            payment: "card" | "atCollection";
            /**
             * @description Whether it is paid: by card at the booking, else once the sample has been taken.
             * @example false
             */
            paid: boolean;
            /**
             * @description Id of the payment by card: 24 hexadecimal digits; null when it is paid at the collection.
             * @example null
             */
            paymentId: string | null;
            /**
             * @description What goes back of the payment by card; null when nothing does.
             * @example null
             */
            refund: components["schemas"]["RefundState"] | null;
            /** @description Every state it has been in, oldest first. */
            history: {
                status: components["schemas"]["LabBookingStatus"];
                /**
                 * Format: date-time
                 * @description When it came into this state: an instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                at: string;
            }[];
            /**
             * @description Who cancelled it, and what the patient is told; null for a booking that stands.
             * @example null
             */
            cancellation: {
                /**
                 * @description Who cancelled it.
                 * @enum {string}
                 */
                by: "patient" | "hospital";
                /** @description What the patient is told, with what goes back. */
                msg: string;
            } | null;
            /** @description Whether the caller may cancel it now: a patient until the sample is taken. */
            canCancel: boolean;
            /**
             * @description What goes back to the card when the caller cancels now, in rupees; null when no card has paid or it can no longer be cancelled.
             * @example 650
             */
            refundIfCancelled: number | null;
            /**
             * @description What was measured; null until the laboratory has reported.
             * @example null
             */
            report: {
                /**
                 * @description Which report of the booking it is: 1 for the first, one more with each correction.
                 * @example 1
                 */
                version: number;
                /** @description What was measured, in the order in which it was typed. */
                results: components["schemas"]["LabResult"][];
                /** @description What the laboratory added, as plain text; null for nothing. */
                remark: string | null;
                person: components["schemas"]["TestedPerson"];
                /**
                 * Format: date-time
                 * @description When the sample was taken: an instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                sampledAt: string;
                /**
                 * Format: date-time
                 * @description When the laboratory reported: an instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                reportedAt: string;
                /**
                 * @description Why it corrects the report before it; null for the first.
                 * @example null
                 */
                reason: string | null;
            } | null;
            /**
             * @description Signed, short-lived address of the report (PDF), once there is one.
             * @example null
             */
            reportUrl: string | null;
            /**
             * @description What was reported before it was corrected, newest first.
             * @example []
             */
            earlierReports: components["schemas"]["EarlierLabReport"][];
            /**
             * Format: date-time
             * @description When it was booked: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description requested → confirmed → sampleCollected → reported; any but reported → cancelled.
         * @enum {string}
         */
        LabBookingStatus: "requested" | "confirmed" | "sampleCollected" | "reported" | "cancelled";
        /** @description A time window in which a sample is taken. */
        LabWindow: {
            /**
             * @description When the window begins, HH:mm in the hospital's time zone.
             * @example 07:00
             */
            from: string;
            /**
             * @description When the window ends, HH:mm in the hospital's time zone.
             * @example 09:00
             */
            to: string;
        };
        LabResult: {
            /**
             * @description What was measured.
             * @example Haemoglobin
             */
            name: string;
            /**
             * @description A number in `unit`, or words such as "Negative".
             * @example 11.2
             */
            value: number | string;
            /**
             * @description Unit of the value and of the range; empty for none.
             * @example g/dL
             */
            unit: string;
            /**
             * @description Lower end of the reference range, in `unit`; null for none.
             * @example 12
             */
            low: number | null;
            /**
             * @description Upper end of the reference range, in `unit`; null for none.
             * @example 15.5
             */
            high: number | null;
            /** @description Made by the server; null for words, without a reference range, and where it cannot be told, as of "<5" beside 3 to 10. */
            flag: ("low" | "normal" | "high") | null;
        };
        /** @description What is known of the person whose sample it is. */
        TestedPerson: {
            /** @description Sex of the person whose sample it is: male or female; null when it is not known. */
            gender: ("male" | "female") | null;
            /**
             * @description Age in whole years on the day of the sample; null when it is not known.
             * @example 36
             */
            age: number | null;
        };
        /** @description A report as it was issued, before it was corrected. */
        EarlierLabReport: {
            /**
             * @description Which report of the booking it is: 1 for the first, one more with each correction.
             * @example 1
             */
            version: number;
            /** @description What was measured, in the order in which it was typed. */
            results: components["schemas"]["LabResult"][];
            /** @description What the laboratory added, as plain text; null for nothing. */
            remark: string | null;
            person: components["schemas"]["TestedPerson"];
            /**
             * Format: date-time
             * @description When the sample was taken: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            sampledAt: string;
            /**
             * Format: date-time
             * @description When the laboratory reported: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            reportedAt: string;
            /**
             * @description Why it corrects the report before it; null for the first.
             * @example null
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was corrected: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            correctedAt: string;
            /** @description Signed, short-lived address of it (PDF). */
            url: string;
        };
        /**
         * @example {
         *       "labTestId": "66f1a2b3c4d5e6f708192a3b",
         *       "price": 650,
         *       "fullName": "Asha Rao",
         *       "phone": "9812345678",
         *       "date": "2026-11-24",
         *       "place": "home",
         *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
         *       "payment": "atCollection"
         *     }
         */
        CreateLabBooking: {
            /**
             * @description Id of the lab test: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            labTestId: string;
            /**
             * @description The request of a doctor that the patient confirms with it, once; only with the test that was asked for.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            labRequestId?: string;
            /**
             * @description The price that the patient saw; another one is refused.
             * @example 800
             */
            price?: number;
            /**
             * @description Full name of the person whose sample it is.
             * @example Asha Rao
             */
            fullName: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            phone: string;
            /**
             * Format: date
             * @description Today or at most 60 days ahead.
             * @example 2026-11-24
             */
            date: string;
            /** @description One of the offered time windows of this day and place; left out, the hospital agrees on a time by phone. */
            window?: components["schemas"]["LabWindow"];
            /**
             * @description Where the sample is taken: at the hospital, or at home.
             * @example home
             * @enum {string}
             */
            place: "hospital" | "home";
            /**
             * @description With place home only.
             * @example 12 Lake View Road, Indiranagar, Bengaluru 560038
             */
            address?: string;
            /**
             * @description How it is paid: by card at the booking, or when the sample is taken.
             * @example atCollection
             * @enum {string}
             */
            payment: "card" | "atCollection";
        };
        LabBookingMade: {
            /** @description Made at once when it is paid at collection; null until the card has been charged. */
            booking: components["schemas"]["LabBooking"] | null;
            /**
             * @description Where the card is charged; null when it is paid at the collection.
             * @example null
             */
            checkout: components["schemas"]["CheckoutSession"] | null;
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkLabBookings: {
            /**
             * @description What happens to each of them.
             * @example confirm
             * @enum {string}
             */
            action: "confirm" | "collect" | "cancel";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /** @description A time window that can be chosen while it has room. */
        OfferedLabWindow: {
            /**
             * @description When the window begins, HH:mm in the hospital's time zone.
             * @example 07:00
             */
            from: string;
            /**
             * @description When the window ends, HH:mm in the hospital's time zone.
             * @example 09:00
             */
            to: string;
            /**
             * @description Bookings that it still takes.
             * @example 4
             */
            free: number;
        };
        /** @description A collector's way through the home collections of one day. */
        CollectionRoute: {
            /**
             * Format: date
             * @description The day of the route in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /** @description In the order of the route: by window, then by pincode, then by address. */
            stops: {
                /** @description When the collector is expected; null when no time was chosen. */
                window: components["schemas"]["LabWindow"] | null;
                /**
                 * @description Six digits, read from the address; null where it has none.
                 * @example 560038
                 */
                pincode: string | null;
                /**
                 * @description Where to go.
                 * @example 12 Lake View Road, Indiranagar, Bengaluru 560038
                 */
                address: string;
                /**
                 * @description Whom to call, E.164.
                 * @example +919812345678
                 */
                phone: string;
                /** @description What is taken there. */
                samples: {
                    /**
                     * @description Id of the lab booking: 24 hexadecimal digits.
                     * @example 66f1a2b3c4d5e6f708192a3b
                     */
                    id: string;
                    /**
                     * @description Full name of the person whose sample it is.
                     * @example Asha Rao
                     */
                    fullName: string;
                    /**
                     * @description Name of the lab test.
                     * @example Thyroid profile
                     */
                    testName: string;
                    status: components["schemas"]["LabBookingStatus"];
                    /**
                     * @description What is to be paid at the collection, in rupees; 0 when it is paid.
                     * @example 650
                     */
                    due: number;
                }[];
            }[];
        };
        ReportLabBooking: {
            /** @description What was measured, each result once. What the test's definition names takes unit and range from it: leave them out. */
            results: components["schemas"]["LabResultInput"][];
            /**
             * @description What the laboratory adds, as plain text; left out or null for nothing.
             * @example Repeat after three months.
             */
            remark?: string | null;
            /** @description Whose ranges hold; as the account that booked knows it when left out. */
            person?: components["schemas"]["TestedPerson"];
        };
        LabResultInput: {
            /**
             * @description What was measured.
             * @example Haemoglobin
             */
            name: string;
            /**
             * @description A number, or words such as "Negative". A number sent as text is read, also with a decimal comma; "<5" and ">200" are judged by the range as well.
             * @example 11.2
             */
            value: number | string;
            /**
             * @description Unit of the value and of the range; empty for none.
             * @default
             * @example g/dL
             */
            unit: string;
            /**
             * @description Lower end of the reference range, in `unit`; left out or null for none.
             * @example 12
             */
            low?: number | null;
            /**
             * @description Upper end of the reference range, in `unit`; left out or null for none.
             * @example 15.5
             */
            high?: number | null;
        };
        /** @description What the report of a lab booking is typed into. */
        BookingMeasures: {
            /** @description As the account that booked knows it; unknown when the sample is somebody else's. */
            person: components["schemas"]["TestedPerson"];
            /** @description What the test measures, with units and reference ranges, in the order of the report. */
            measures: components["schemas"]["LabMeasure"][];
        };
        /** @description The whole report as it should have been, and why. */
        CorrectLabReport: {
            /** @description What was measured, each result once. What the test's definition names takes unit and range from it: leave them out. */
            results: components["schemas"]["LabResultInput"][];
            /**
             * @description What the laboratory adds, as plain text; left out or null for nothing.
             * @example Repeat after three months.
             */
            remark?: string | null;
            /** @description Whose ranges hold; as the account that booked knows it when left out. */
            person?: components["schemas"]["TestedPerson"];
            /**
             * @description Why it is corrected, for the patient to read.
             * @example The sample was mistaken for another one.
             */
            reason: string;
            /**
             * @description The report that is corrected; another one than the present is answered with EDIT_CONFLICT.
             * @example 1
             */
            version: number;
        };
        /** @description A lab test that a doctor asks for at a visit; the patient books or declines it. */
        LabRequest: {
            /**
             * @description Id of the request: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the request: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            status: components["schemas"]["LabRequestStatus"];
            /** @description The lab test as it was when the doctor asked for it. */
            labTest: {
                /**
                 * @description Id of the lab test: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description Name of the lab test.
                 * @example Thyroid profile
                 */
                testName: string;
            };
            /**
             * @description Id of the visit at which it was asked for: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            appointmentId: string;
            /** @description Who is to be tested. */
            patient: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            };
            /** @description The doctor who asks for it. */
            doctor: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            };
            /**
             * @description Id of the booking that came of it: 24 hexadecimal digits; null until there is one.
             * @example null
             */
            labBookingId: string | null;
            /**
             * Format: date-time
             * @description When the doctor asked for it: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description open → booked once the patient has booked the test, or → declined. It is open again when the booking is cancelled or its checkout is not paid.
         * @example open
         * @enum {string}
         */
        LabRequestStatus: "open" | "booked" | "declined";
        /** @description What a doctor prescribed to a patient. */
        Prescription: {
            /**
             * @description Id of the prescription: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the prescription: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Number that is printed on it: RX, the year and six signs.
             * @example RX-2026-7KQ4XM
             */
            number: string;
            status: components["schemas"]["PrescriptionStatus"];
            /**
             * @description Id of the patient: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * @description Name of the patient as it stands on the prescription.
             * @example Asha Rao
             */
            patientName: string;
            /**
             * @description Age of the patient when it was written, in whole years.
             * @example 36
             */
            age: number;
            /**
             * @description Gender as it stands on the prescription: male, female or other.
             * @example female
             * @enum {string}
             */
            gender: "male" | "female" | "other";
            /**
             * @description Mobile number of the patient, E.164.
             * @example +919812345678
             */
            contact: string;
            /**
             * Format: date
             * @description The day it is dated in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /**
             * @description Id of the doctor who wrote it: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
            /**
             * @description Full name of the doctor who wrote it.
             * @example Dr. Ananya Sharma
             */
            doctorName: string;
            /**
             * @description DoctorId of the doctor.
             * @example HSP-CAR-0001
             */
            doctorCode: string | null;
            /** @description Id of the visit at which it was written: 24 hexadecimal digits; null when none was named. */
            appointmentId: string | null;
            /**
             * @description What the patient complained of, as plain text.
             * @example Thirst and tiredness.
             */
            symptoms: string;
            /**
             * @description What the doctor found, as plain text; null for none.
             * @example Type 2 diabetes
             */
            diagnosis: string | null;
            /** @description What was prescribed, in the order in which it was typed. */
            medicines: components["schemas"]["PrescribedMedicine"][];
            /**
             * @description Further advice to the patient, as plain text; null for none.
             * @example Take with food.
             */
            notes: string | null;
            /**
             * @description Days of the longest duration.
             * @example 30
             */
            daysSupply: number | null;
            /** @description The last day of the longest duration. */
            endsOn: string | null;
            /**
             * @description When its medicine is needed again; null when that is far off or never.
             * @example null
             */
            refill: components["schemas"]["Refill"] | null;
            /**
             * @description Signed, short-lived address of the prescription (PDF).
             * @example /api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w
             */
            pdfUrl: string;
            /**
             * Format: date-time
             * @description When it was written: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description Worked out when it is read. refillNeeded: the supply ends within 7 days or has ended; ended: a short course is over, a refill is 30 days overdue, or a newer prescription has the same medicines.
         * @enum {string}
         */
        PrescriptionStatus: "active" | "refillNeeded" | "ended";
        PrescribedMedicine: {
            /**
             * @description Name of the medicine as the doctor typed it.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description How much is taken at a time, as the doctor typed it.
             * @example 1 tablet
             */
            dosage: string;
            /**
             * @description How often it is taken, as the doctor typed it.
             * @example twice daily
             */
            frequency: string;
            /**
             * @description For how long it is taken, as the doctor typed it.
             * @example 1 month
             */
            duration: string;
            /**
             * @description Days of the duration; null when its words give none.
             * @example 30
             */
            days: number | null;
            /**
             * @description Tablets, puffs or the like for all these days; null when the words do not say.
             * @example 60
             */
            units: number | null;
            /** @description The medicine on our shelf; null when we do not sell it. */
            medicineId: string | null;
        };
        /** @description When medicine is needed again. */
        Refill: {
            /**
             * @description urgent: due within 2 days or past; soon: within 7; upcoming: within 14.
             * @enum {string}
             */
            level: "urgent" | "soon" | "upcoming";
            /**
             * Format: date
             * @description The last day for which there is medicine.
             * @example 2026-11-24
             */
            dueOn: string;
        };
        CreatePrescription: {
            /**
             * @description A patient whose record is open to the doctor.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * @description The visit at which it was written.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            appointmentId?: string;
            /**
             * @description Name of the patient as it stands on the prescription.
             * @example Asha Rao
             */
            patientName: string;
            /**
             * @description In whole years.
             * @example 36
             */
            age: number;
            /**
             * @description Gender as it stands on the prescription: male, female or other.
             * @example female
             * @enum {string}
             */
            gender: "male" | "female" | "other";
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            contact: string;
            /**
             * Format: date
             * @description Not in the future and at most 30 days back.
             * @example 2026-11-24
             */
            date: string;
            /**
             * @description Ignored: the name is the caller's own.
             * @example Dr. Ananya Sharma
             */
            doctorName?: string;
            /**
             * @description What the patient complains of, as plain text.
             * @example Thirst and tiredness.
             */
            symptoms: string;
            /**
             * @description What the doctor found, as plain text; left out or null for none.
             * @example Type 2 diabetes
             */
            diagnosis?: string | null;
            /** @description What is prescribed, each medicine once. */
            medicines: components["schemas"]["MedicineRow"][];
            /**
             * @description Further advice to the patient, as plain text; left out or null for none.
             * @example Take with food.
             */
            notes?: string | null;
        };
        /** @description Whether a medicine can be had in our pharmacy. */
        MedicineAvailability: {
            /** @description Whether our pharmacy has it now. */
            available: boolean;
            /**
             * @description Names of the same substance of other brands that it has now, cheapest first.
             * @example [
             *       "Metformin 500 mg tablets (Sukhayan)"
             *     ]
             */
            instead: string[];
        };
        MedicineRow: {
            /**
             * @description Name of the medicine with its strength.
             * @example Metformin 500 mg tablets
             */
            name: string;
            /**
             * @description How much is taken at a time, in words.
             * @example 1 tablet
             */
            dosage: string;
            /**
             * @description How often it is taken, in words or as doses in the morning, at noon and in the evening.
             * @example twice daily
             */
            frequency: string;
            /**
             * @description For how long it is taken, in words; the days of the supply are read from it.
             * @example 1 month
             */
            duration: string;
        };
        /** @description What to put into the cart for a prescription. */
        PrescriptionCart: {
            /** @description One entry for each medicine of the prescription. */
            items: {
                /** @description Id of the medicine on our shelf: 24 hexadecimal digits; null when we do not sell it. */
                medicineId: string | null;
                /**
                 * @description Name on the shelf, else as prescribed.
                 * @example Metformin 500 mg tablets
                 */
                name: string;
                /**
                 * @description Boxes for the whole duration, as far as its words say.
                 * @example 6
                 */
                quantity: number;
                /**
                 * @description Of one box now, in rupees; null when we do not sell it.
                 * @example 38.4
                 */
                price: number | null;
                /**
                 * @description Boxes that can be bought now; 0 when it is sold out or not sold.
                 * @example 40
                 */
                stock: number;
                /** @description Whether the shelf has as many boxes now. */
                available: boolean;
                /** @description The same substance, strength and form of other brands that can be bought now, cheapest first; empty when it is available itself. */
                instead: {
                    /**
                     * @description Id of the medicine on our shelf.
                     * @example 66f1a2b3c4d5e6f708192a3b
                     */
                    medicineId: string;
                    /**
                     * @description Name on the shelf.
                     * @example Metformin 500 mg tablets (Sukhayan)
                     */
                    name: string;
                    /**
                     * @description Of one box now, in rupees.
                     * @example 38.4
                     */
                    price: number;
                    /**
                     * @description Boxes that can be bought now.
                     * @example 40
                     */
                    stock: number;
                }[];
            }[];
        };
        /** @description One entry of the records of a patient. */
        MedicalRecord: {
            /**
             * @description Id of the entry: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the entry: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            kind: components["schemas"]["RecordKind"];
            /**
             * @description Id of the patient: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /** @description Id of the account that wrote or uploaded it: 24 hexadecimal digits; null for the laboratory. */
            authorId: string | null;
            /**
             * @description Full name of the person who wrote or uploaded it, or "Hospital laboratory".
             * @example Dr. Ananya Sharma
             */
            authorName: string;
            /**
             * @description As whom it was written: the patient, a doctor, or the laboratory.
             * @example doctor
             * @enum {string}
             */
            authorType: "patient" | "doctor" | "laboratory";
            /**
             * Format: date-time
             * @description The moment that it is about: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            recordedAt: string;
            /**
             * @description Title of the entry.
             * @example Follow-up visit
             */
            title: string;
            /**
             * @description What was written, as plain text; null for nothing.
             * @example Feels well, no swelling of the ankles.
             */
            text: string | null;
            /**
             * @description The measured values of vital signs; null for other kinds.
             * @example null
             */
            vitals: components["schemas"]["VitalSigns"] | null;
            /**
             * @description The measured results of a report; null for a report in words and for other kinds.
             * @example null
             */
            results: components["schemas"]["LabResult"][] | null;
            /**
             * @description Of a lab report about somebody else, e.g. of the family: whose sample it is.
             * @example null
             */
            sampleOf: string | null;
            /**
             * @description The uploaded file of a document; null for other kinds.
             * @example null
             */
            file: {
                /**
                 * @description Name for a download: the title with the ending of the file.
                 * @example Discharge letter.pdf
                 */
                name: string;
                /**
                 * @description Kind of the file; pictures are kept as WebP.
                 * @enum {string}
                 */
                contentType: "application/pdf" | "image/webp";
                /** @description In bytes. */
                size: number;
                /** @description Signed, short-lived address. */
                url: string;
            } | null;
            /**
             * @description Id of the lab booking that a report of the laboratory came from: 24 hexadecimal digits; else null.
             * @example null
             */
            labBookingId: string | null;
            /**
             * @description Of a report of the laboratory that was corrected since: when, an instant in UTC; null for what stands.
             * @example null
             */
            correctedAt: string | null;
            /**
             * @description Of a report that corrects an earlier one: why; else null.
             * @example null
             */
            correction: string | null;
            /** @description Whether the caller may remove it now. */
            canRemove: boolean;
            /**
             * Format: date-time
             * @description When it was put among the records: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description What an entry is: a report of measured results, a note, a diagnosis, vital signs, or an uploaded document.
         * @example note
         * @enum {string}
         */
        RecordKind: "report" | "note" | "diagnosis" | "vitalSigns" | "document";
        /**
         * @description Measured at one moment; what was not measured is left out.
         * @example {
         *       "systolic": 124,
         *       "diastolic": 78,
         *       "pulse": 72,
         *       "temperature": 36.8
         *     }
         */
        VitalSigns: {
            /** @description Systolic blood pressure in mmHg, 50 to 300. */
            systolic?: number;
            /** @description Diastolic blood pressure in mmHg, 20 to 200. */
            diastolic?: number;
            /** @description Pulse in /min, 20 to 300. */
            pulse?: number;
            /** @description Temperature in °C, 25 to 45. */
            temperature?: number;
            /** @description Respiratory rate in /min, 4 to 100. */
            respiratoryRate?: number;
            /** @description Oxygen saturation in %, 40 to 100. */
            oxygenSaturation?: number;
            /** @description Weight in kg, 0.3 to 500. */
            weight?: number;
            /** @description Height in cm, 20 to 260. */
            height?: number;
            /** @description Blood glucose in mg/dL, 10 to 1500. */
            glucose?: number;
        };
        /**
         * @example {
         *       "patientId": "66f1a2b3c4d5e6f708192a3b",
         *       "kind": "note",
         *       "title": "Follow-up visit",
         *       "text": "Feels well, no swelling of the ankles."
         *     }
         */
        CreateRecord: {
            /**
             * @description A patient whose record is open to the doctor.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId: string;
            /**
             * @description What is written; documents are uploaded by a call of their own.
             * @enum {string}
             */
            kind: "report" | "note" | "diagnosis" | "vitalSigns";
            /**
             * @description Needed for a diagnosis; else made from the kind.
             * @example Follow-up visit
             */
            title?: string;
            /**
             * @description What there is to say, as plain text; left out or null for nothing.
             * @example Feels well, no swelling of the ankles.
             */
            text?: string | null;
            /**
             * Format: date
             * @description Day that it is about, not in the future; today when left out.
             * @example 2026-11-24
             */
            date?: string;
            /** @description The measured values; needed for vitalSigns, refused for other kinds. */
            vitals?: components["schemas"]["VitalSigns"];
            /** @description The measured results; a report needs them or a text, other kinds refuse them. */
            results?: components["schemas"]["LabResultInput"][];
        };
        UploadDocument: {
            /**
             * @description Whose document it is; a patient may leave it out, since it can only be their own.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            patientId?: string;
            /**
             * @description Title of the document, on one line; a download is named after it.
             * @example Discharge letter
             */
            title: string;
            /**
             * Format: date
             * @description Day that it is about, not in the future; today when left out.
             * @example 2026-11-24
             */
            date?: string;
            /**
             * Format: binary
             * @description File of at most 5 MiB.
             * @example file.pdf
             */
            file: string;
        };
        /** @description The records of a patient at a glance. */
        RecordsSummary: {
            /** @description The newest value of each vital sign that was ever measured. */
            latestVitals: components["schemas"]["VitalReading"][];
            /** @description Newest first. */
            diagnoses: {
                /**
                 * @description Id of the entry: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                /**
                 * @description The diagnosis.
                 * @example Type 2 diabetes
                 */
                title: string;
                /**
                 * @description What the doctor wrote about it, as plain text; null for nothing.
                 * @example Found at the yearly check-up.
                 */
                text: string | null;
                /**
                 * Format: date-time
                 * @description The moment that it is about: an instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                recordedAt: string;
                /**
                 * @description Full name of the doctor who made it.
                 * @example Dr. Ananya Sharma
                 */
                authorName: string;
            }[];
            /** @description Vital signs first, then tests by name. */
            trends: components["schemas"]["RecordTrend"][];
        };
        /** @description The newest value of one vital sign, beside what is usual for adults. */
        VitalReading: {
            /**
             * @description Which vital sign it is.
             * @enum {string}
             */
            vital: "systolic" | "diastolic" | "pulse" | "temperature" | "respiratoryRate" | "oxygenSaturation" | "weight" | "height" | "glucose";
            /**
             * @description What a person calls it.
             * @example Pulse
             */
            name: string;
            /**
             * @description The newest value, in `unit`.
             * @example 72
             */
            value: number;
            /**
             * @description Unit of the value and of the range.
             * @example /min
             */
            unit: string;
            /**
             * @description Lower end of the usual range; null where there is none.
             * @example 60
             */
            low: number | null;
            /**
             * @description Upper end of the usual range; null where there is none.
             * @example 100
             */
            high: number | null;
            /** @description Where the value lies to the usual range of an adult at rest; null where there is no such range. */
            flag: ("low" | "normal" | "high") | null;
            /**
             * Format: date-time
             * @description When it was measured: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            recordedAt: string;
        };
        /** @description One measure over time, for a chart. */
        RecordTrend: {
            /**
             * @description vital for a vital sign, lab for a result of a report.
             * @enum {string}
             */
            kind: "vital" | "lab";
            /**
             * @description What a person calls the measure.
             * @example HbA1c
             */
            name: string;
            /**
             * @description Unit of the values and of the range; empty for a result without one.
             * @example %
             */
            unit: string;
            /**
             * @description Lower end of the usual range; null where there is none.
             * @example 60
             */
            low: number | null;
            /**
             * @description Upper end of the usual range; null where there is none.
             * @example 100
             */
            high: number | null;
            /** @description Oldest first. */
            points: {
                /**
                 * Format: date
                 * @description The day of the value in the hospital's time zone, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                date: string;
                /**
                 * @description The value on this day, in `unit`.
                 * @example 6.9
                 */
                value: number;
            }[];
        };
        /** @description What the doctor of a visit writes about it. */
        Consultation: {
            /**
             * @description Id of the visit: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            appointmentId: string;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /** @description What was typed and not saved; null for nothing. */
            draft: components["schemas"]["ConsultationDraft"] | null;
            draftAt: string | null;
            /** @description What the doctor has written for the patient at the visit or since its day, here or elsewhere; oldest first. */
            written: components["schemas"]["WrittenPart"][];
        };
        /** @description What a doctor is writing at a visit: the fields of the form, finished or not. The patient does not see it. */
        ConsultationDraft: {
            /**
             * @description The note, as it is typed; empty for nothing.
             * @example Feels well, no swelling of the ankles.
             */
            note: string;
            /**
             * @description The diagnosis, as it is typed; empty for nothing.
             * @example Type 2 diabetes
             */
            diagnosis: string;
            /**
             * @description The values by the names of the vital signs.
             * @example {
             *       "pulse": "72"
             *     }
             */
            vitals: {
                [key: string]: string;
            };
            /** @description The prescription, as far as it is written. */
            prescription: {
                /**
                 * @description The age, as it is typed; empty for nothing.
                 * @example 36
                 */
                age: string;
                /**
                 * @description The gender, as it is typed; empty for nothing.
                 * @example female
                 */
                gender: string;
                /**
                 * @description The phone number, as it is typed; empty for nothing.
                 * @example +919812345678
                 */
                contact: string;
                /**
                 * @description What the patient complains of, as it is typed; empty for nothing.
                 * @example Thirst and tiredness.
                 */
                symptoms: string;
                /** @description The rows of the form, also those that are not finished. */
                medicines: {
                    /**
                     * @description Name of the medicine, as it is typed; empty for nothing.
                     * @example Metformin 500 mg tablets
                     */
                    name: string;
                    /**
                     * @description How much is taken at a time, as it is typed; empty for nothing.
                     * @example 1 tablet
                     */
                    dosage: string;
                    /**
                     * @description How often it is taken, as it is typed; empty for nothing.
                     * @example 1-0-1
                     */
                    frequency: string;
                    /**
                     * @description For how long it is taken, as it is typed; empty for nothing.
                     * @example 1 month
                     */
                    duration: string;
                }[];
                /**
                 * @description Further advice, as it is typed; empty for nothing.
                 * @example Take with food.
                 */
                notes: string;
            };
            /** @description Tests to be done. */
            labTests: {
                /**
                 * @description Id of the lab test: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description Name of the lab test, as it is typed; empty for nothing.
                 * @example Thyroid profile
                 */
                testName: string;
            }[];
            /** @description The next visit, as far as it is chosen. */
            followUp: {
                /**
                 * @description The day, as it is typed; empty for nothing.
                 * @example 2026-11-24
                 */
                date: string;
                /**
                 * @description The time, as it is typed; empty for nothing.
                 * @example 10:30
                 */
                time: string;
                /**
                 * @description The reason, as it is typed; empty for nothing.
                 * @example Blood pressure after the new medicine.
                 */
                reason: string;
            };
        };
        /** @description Something that the doctor has written at a visit. */
        WrittenPart: {
            /**
             * @description Id of what was written: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description What it is.
             * @example note
             * @enum {string}
             */
            kind: "note" | "diagnosis" | "vitalSigns" | "report" | "document" | "prescription" | "labTest" | "followUp";
            /**
             * @description Its title: of a prescription its number and medicines, of a follow-up its time.
             * @example Type 2 diabetes
             */
            title: string;
            /**
             * @description Of a test what became of it; null for other parts.
             * @example null
             */
            labRequestStatus: ("open" | "booked" | "declined") | null;
            /**
             * Format: date-time
             * @description When it was written: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            at: string;
        };
        KeepDraft: {
            draft: components["schemas"]["ConsultationDraft"];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
        };
        /**
         * @example {
         *       "version": 1,
         *       "note": "Feels well, no swelling of the ankles.",
         *       "diagnosis": "Type 2 diabetes",
         *       "vitals": {
         *         "systolic": 124,
         *         "diastolic": 78,
         *         "pulse": 72
         *       },
         *       "complete": true
         *     }
         */
        SaveConsultation: {
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * @description A note, as plain text; left out or null for none.
             * @example Feels well, no swelling of the ankles.
             */
            note?: string | null;
            /**
             * @description The diagnosis, on one line.
             * @example Type 2 diabetes
             */
            diagnosis?: string;
            vitals?: components["schemas"]["VitalSigns"];
            /** @description A prescription of today; the patient, the visit and the diagnosis are those of the visit. */
            prescription?: {
                /**
                 * @description In whole years.
                 * @example 36
                 */
                age: number;
                /**
                 * @description Gender as it stands on the prescription: male, female or other.
                 * @example female
                 * @enum {string}
                 */
                gender: "male" | "female" | "other";
                /**
                 * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
                 * @example 9812345678
                 */
                contact: string;
                /**
                 * @description What the patient complains of, as plain text.
                 * @example Thirst and tiredness.
                 */
                symptoms: string;
                /** @description What is prescribed, each medicine once. */
                medicines: components["schemas"]["MedicineRow"][];
                /**
                 * @description Further advice to the patient, as plain text; left out or null for none.
                 * @example Take with food.
                 */
                notes?: string | null;
            };
            /** @description Tests to be done: the patient is asked to book each of them. */
            labTestIds?: string[];
            /**
             * @description The next visit, at one of the doctor's free times; accepted at once.
             * @example {
             *       "date": "2026-11-24",
             *       "time": "10:30",
             *       "reason": "Blood pressure after the new medicine."
             *     }
             */
            followUp?: {
                /**
                 * Format: date
                 * @description The day of the visit, YYYY-MM-DD in the hospital's time zone.
                 * @example 2026-11-24
                 */
                date: string;
                /**
                 * @description The time of the visit, HH:mm in the hospital's time zone.
                 * @example 10:30
                 */
                time: string;
                /**
                 * @description Why the patient comes: plain text that the doctors who may answer read.
                 * @example Chest tightness when climbing stairs.
                 */
                reason: string;
            };
            /**
             * @description Whether the visit is completed with it; false when left out.
             * @example true
             */
            complete?: boolean;
        };
        /**
         * @example {
         *       "email": "patient@demo.test",
         *       "type": "patient"
         *     }
         */
        ForgotPassword: {
            /**
             * @description An email address; upper and lower case are the same.
             * @example patient@demo.test
             */
            email: string;
            /**
             * @description The role of the account; patient when left out.
             * @default patient
             */
            type: components["schemas"]["UserType"];
        };
        ResetPassword: {
            /**
             * @description From the link in the mail; counts once and for 30 minutes.
             * @example b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA
             */
            token: string;
            /**
             * @description 8 to 128 characters; common passwords are refused.
             * @example Demo-Pass-2026
             */
            password: string;
        };
        /**
         * @example {
         *       "confirm": "patient@demo.test",
         *       "reason": "Asked for by letter"
         *     }
         */
        EraseAccount: {
            /**
             * @description The account's email address, typed once more.
             * @example patient@demo.test
             */
            confirm: string;
            /**
             * @description Why it is erased; kept in the audit trail, so it should not name the person.
             * @example Asked for by letter
             */
            reason: string;
        };
        /** @description One's own account. */
        Profile: {
            /**
             * @description Id of the account: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the account: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Full name, as the person gave it.
             * @example Asha Rao
             */
            fullName: string;
            /**
             * @description The address that the account logs in with, in small letters.
             * @example patient@demo.test
             */
            email: string;
            /**
             * @description Mobile number, E.164; null for an account without one.
             * @example +919812345678
             */
            mobile: string | null;
            /**
             * @description Date of birth, YYYY-MM-DD; null for an account without one.
             * @example 1990-05-17
             */
            dob: string | null;
            /** @description Gender; null for an account without one. */
            gender: ("male" | "female") | null;
            /**
             * @description The role of the account.
             * @example patient
             */
            type: components["schemas"]["UserType"];
            /**
             * @description Path part below /image/users/, signed when the picture is private.
             * @example patient.jpg
             */
            image: string;
            /**
             * @description Speciality of a doctor; null for everybody else.
             * @example null
             */
            speciality: components["schemas"]["Speciality"] | null;
            /**
             * @description DoctorId given by the hospital; null for everybody but doctors.
             * @example null
             */
            d_id: string | null;
            /**
             * @description A doctor's years of practice; null when not given and for everybody else.
             * @example null
             */
            experience: number | null;
            /**
             * @description A doctor's degrees; null when not given and for everybody else.
             * @example null
             */
            qualification: string | null;
            /**
             * @description A doctor's consultation fee in rupees; null when not set and for everybody else.
             * @example null
             */
            fee: number | null;
            /**
             * @description Weekdays on which a doctor sees patients, Monday first; empty for everybody else.
             * @example []
             */
            availableDays: components["schemas"]["Weekday"][];
            /**
             * @description Times of day at which a doctor can be booked, HH:mm in the hospital's time zone; empty for everybody else.
             * @example []
             */
            timeSlots: string[];
            /**
             * @description What a doctor says about the practice, as plain text; null when not given and for everybody else.
             * @example null
             */
            description: string | null;
            /**
             * @description Whether the doctor appears in the public list.
             * @example false
             */
            published: boolean;
            /**
             * @description Whether an administrator lets the doctor be published and see requests; null for everybody else.
             * @example null
             */
            approval: ("waiting" | "approved" | "refused") | null;
            /**
             * @description Why a doctor was refused.
             * @example null
             */
            approvalReason: string | null;
            /**
             * @description Whether somebody has opened the link that was mailed to the address. Until then the account has one open hold and gets no mails but those of its own bookings.
             * @example true
             */
            emailConfirmed: boolean;
            /**
             * @description A disabled account cannot log in.
             * @example false
             */
            disabled: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the account was opened: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @example {
         *       "fullName": "Asha Rao",
         *       "mobile": "9812345678",
         *       "version": 1
         *     }
         */
        UpdateProfile: {
            /**
             * @description Full name, on one line.
             * @example Asha Rao
             */
            fullName?: string;
            /**
             * @description 10-digit Indian mobile number, or E.164. Answers give E.164.
             * @example 9812345678
             */
            mobile?: string;
            /**
             * Format: date
             * @description Date of birth, in the past.
             * @example 1990-05-17
             */
            dob?: string;
            /**
             * @description Gender as the registration asks it: male or female.
             * @example female
             * @enum {string}
             */
            gender?: "male" | "female";
            /**
             * @description Of a doctor.
             * @example MBBS, MD (Medicine), DM (Cardiology)
             */
            qualification?: string;
            /**
             * @description Years of practice of a doctor.
             * @example 12
             */
            experience?: number;
            /**
             * @description What a doctor says about the practice.
             * @example Heart failure and rhythm problems.
             */
            description?: string;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
        };
        PictureForm: {
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             * @example picture.png
             */
            image?: string;
        };
        /** @description All that the portal keeps about the caller: a list for each kind of record beside the account. Amounts are in rupees. */
        OwnData: {
            /**
             * Format: date-time
             * @description When the data was collected: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            exportedAt: string;
            /** @description The caller's own account. */
            account: components["schemas"]["Profile"];
        } & {
            [key: string]: unknown;
        };
        ChangePassword: {
            /**
             * @description The password that the account has now.
             * @example Demo-Pass-2026
             */
            currentPassword: string;
            /**
             * @description 8 to 128 characters; common passwords are refused.
             * @example Demo-Pass-2026
             */
            newPassword: string;
        };
        /** @description A login session that still counts. */
        SessionInfo: {
            /**
             * @description Id of the login session: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /** @description Whether it is the session that asks. */
            current: boolean;
            /**
             * Format: date-time
             * @description When the person logged in: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The last call, to the minute: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            lastSeenAt: string;
            /**
             * @description Network address of the login.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description How the browser of the login names itself.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0
             */
            userAgent: string | null;
        };
        /** @description When a doctor sees patients, apart from leave, and for what fee. */
        Availability: {
            /**
             * @description Days on which the doctor sees patients.
             * @example [
             *       "Monday",
             *       "Wednesday"
             *     ]
             */
            availableDays: components["schemas"]["Weekday"][];
            /**
             * @description Times of day (HH:mm) that can be booked.
             * @example [
             *       "10:00",
             *       "10:30"
             *     ]
             */
            timeSlots: string[];
            /**
             * @description Hours by the day of the week. While they are set, `availableDays` and `timeSlots` say what they come to; null: the same times on each of the days.
             * @example null
             */
            hours: components["schemas"]["DoctorHours"] | null;
            /**
             * @description Consultation fee in rupees; without one nobody can pay for a visit by card.
             * @example 800
             */
            fee: number | null;
            /**
             * @description Booked visits from today on that lie outside of these hours, nearest first. They stay as they are.
             * @example []
             */
            visitsOutside: components["schemas"]["VisitOutside"][];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
        };
        /**
         * @description A doctor's hours by the day of the week. The times that can be booked follow each other by the length of a visit, from the beginning and from the end of the break.
         * @example {
         *       "slotMinutes": 20,
         *       "days": [
         *         {
         *           "day": "Monday",
         *           "from": "09:00",
         *           "to": "17:00",
         *           "breakFrom": "13:00",
         *           "breakTo": "14:00"
         *         }
         *       ]
         *     }
         */
        DoctorHours: {
            /**
             * @description How long a visit is, in minutes.
             * @example 20
             */
            slotMinutes: number;
            /** @description The days on which the doctor sees patients, each with its hours. */
            days: components["schemas"]["DayHours"][];
        };
        /** @description When a doctor sees patients on one day of the week. */
        DayHours: {
            day: components["schemas"]["Weekday"];
            /**
             * @description When the first visit begins, HH:mm.
             * @example 09:00
             */
            from: string;
            /**
             * @description When the last visit is over, HH:mm.
             * @example 17:00
             */
            to: string;
            /**
             * @description When the break begins, HH:mm; null without one.
             * @example 13:00
             */
            breakFrom: string | null;
            /**
             * @description When the break is over; null without one.
             * @example 14:00
             */
            breakTo: string | null;
        };
        /** @description A booked visit that lies outside of the doctor's hours. */
        VisitOutside: {
            /**
             * @description Id of the visit: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * Format: date
             * @description Day of the visit, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /** @description When it begins, HH:mm; null for the day alone. */
            time: string | null;
            /**
             * @description The patient's full name.
             * @example Asha Rao
             */
            patientName: string;
        };
        UpdateAvailability: {
            /**
             * @description Days on which the doctor sees patients.
             * @example [
             *       "Monday",
             *       "Wednesday"
             *     ]
             */
            availableDays: components["schemas"]["Weekday"][];
            /**
             * @description Times of day (HH:mm) that can be booked.
             * @example [
             *       "10:00",
             *       "10:30"
             *     ]
             */
            timeSlots: string[];
            /**
             * @description Hours by the day of the week: `availableDays` and `timeSlots` then follow from them. null, or days or times that differ from what the hours come to, sets the same times on each of the days again. Left out, they stay.
             * @example null
             */
            hours?: components["schemas"]["DoctorHours"] | null;
            /**
             * @description Consultation fee in rupees; stays when left out.
             * @example 800
             */
            fee?: number | null;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
        };
        /** @description Days on which a doctor sees nobody. */
        Leave: {
            /**
             * @description Id of the leave: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the leave: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Id of the doctor: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId: string;
            /**
             * @description Full name of the doctor.
             * @example Dr. Ananya Sharma
             */
            doctorName: string;
            /**
             * Format: date
             * @description First day of the leave, YYYY-MM-DD.
             * @example 2026-11-24
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the leave, YYYY-MM-DD.
             * @example 2026-11-24
             */
            to: string;
            /**
             * @description Of a leave of some hours of one day: when it begins, HH:mm; null for whole days.
             * @example null
             */
            fromTime: string | null;
            /**
             * @description And when it is over.
             * @example null
             */
            toTime: string | null;
            /**
             * @description Seen by the doctor and administrators only.
             * @example Conference
             */
            reason: string;
            /**
             * Format: date-time
             * @description When the record was made: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @example {
         *       "from": "2026-12-24",
         *       "to": "2026-12-31",
         *       "reason": "Conference"
         *     }
         */
        CreateLeave: {
            /**
             * Format: date
             * @description First day, not in the past.
             * @example 2026-12-24
             */
            from: string;
            /**
             * Format: date
             * @description Last day; at most 92 days in all, within a year.
             * @example 2026-12-31
             */
            to: string;
            /**
             * @description For half a day or some hours: when the leave begins, HH:mm. Only for one day.
             * @example 00:00
             */
            fromTime?: string;
            /**
             * @description And when it is over, HH:mm.
             * @example 13:00
             */
            toTime?: string;
            /**
             * @description Why, on one line; the doctor and administrators read it, patients do not.
             * @example Conference
             */
            reason: string;
            /**
             * @description Named by an administrator.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            doctorId?: string;
        };
        Dashboard: components["schemas"]["PatientDashboard"] | components["schemas"]["DoctorDashboard"];
        PatientDashboard: {
            /**
             * @description Tells a patient's dashboard from a doctor's.
             * @enum {string}
             */
            type: "patient";
            user: components["schemas"]["User"];
            /**
             * @description How many of the caller's notifications are unread.
             * @example 3
             */
            unread: number;
            /** @description Newest first. */
            activity: components["schemas"]["Activity"][];
            /** @description Nearest first, what has no day yet last: the coming visits, lab bookings and refills. */
            schedule: components["schemas"]["ScheduleEntry"][];
            /** @description Numbers of the patient's own records. */
            counts: {
                /**
                 * @description Appointments that lie ahead (isUpcoming): asked for or accepted, and their time has not come.
                 * @example 2
                 */
                upcoming: number;
                /**
                 * @description Prescriptions that have not ended.
                 * @example 2
                 */
                prescriptions: number;
                /**
                 * @description Prescriptions that need a refill soon.
                 * @example 2
                 */
                refills: number;
                /**
                 * @description Orders that are on their way.
                 * @example 2
                 */
                orders: number;
                /**
                 * @description Lab bookings without a report yet.
                 * @example 2
                 */
                labBookings: number;
            };
        };
        /** @description Something that happened lately. */
        Activity: {
            /**
             * Format: date-time
             * @description When it happened: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            at: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "appointment" | "order" | "labBooking" | "prescription" | "record" | "leave";
            /**
             * @description What happened, as a sentence for the reader.
             * @example Dr. Ananya Sharma accepted your appointment.
             */
            text: string;
            /**
             * @description Route of the site that shows more.
             * @example /patientlogin/patientapps
             */
            path: string;
        };
        /** @description Something that lies ahead. */
        ScheduleEntry: {
            /** @description The day in the hospital's time zone, YYYY-MM-DD; null for a request whose day is not decided yet. */
            date: string | null;
            /** @description The time in the hospital's time zone, HH:mm; null for something of the whole day. */
            time: string | null;
            /**
             * @description What lies ahead, in a few words.
             * @example Visit to Dr. Ananya Sharma
             */
            title: string;
            /**
             * @description One line more about it: the speciality, the place, or the medicines; may be empty.
             * @example Cardiology
             */
            detail: string;
            /**
             * @description Route of the site that shows more.
             * @example /patientlogin/patientapps
             */
            path: string;
        };
        DoctorDashboard: {
            /**
             * @description Tells a doctor's dashboard from a patient's.
             * @enum {string}
             */
            type: "doctor";
            user: components["schemas"]["User"];
            /**
             * @description How many of the caller's notifications are unread.
             * @example 3
             */
            unread: number;
            /** @description Today's accepted and completed visits, in the order of their times. */
            todaysVisits: components["schemas"]["Appointment"][];
            /**
             * @description Requests that wait for this doctor's answer, the open ones of the speciality too.
             * @example 2
             */
            pendingCount: number;
            /** @description Newest first. */
            activity: components["schemas"]["Activity"][];
            /** @description Numbers of the doctor's own visits. */
            counts: {
                /**
                 * @description Today's visits.
                 * @example 2
                 */
                today: number;
                /**
                 * @description Accepted visits whose time has not come, from today to six days ahead.
                 * @example 2
                 */
                nextSevenDays: number;
                /**
                 * @description Accepted visits whose time has not come (isUpcoming).
                 * @example 2
                 */
                upcoming: number;
            };
        };
        /** @description The hospital in numbers, as of this moment. */
        Statistics: {
            /**
             * Format: date
             * @description Today in the hospital's time zone.
             * @example 2026-11-24
             */
            day: string;
            /** @description Numbers of this day since midnight. */
            today: {
                /** @description Visits whose preferred date is today. */
                appointments: {
                    /**
                     * @description Wait for an answer.
                     * @example 4
                     */
                    pending: number;
                    /**
                     * @description Will take place.
                     * @example 12
                     */
                    accepted: number;
                    /**
                     * @description Could not be accepted.
                     * @example 1
                     */
                    rejected: number;
                    /**
                     * @description Have taken place.
                     * @example 6
                     */
                    completed: number;
                    /**
                     * @description Were called off.
                     * @example 1
                     */
                    cancelled: number;
                };
                /** @description Money that came in today. */
                revenue: {
                    /**
                     * @description What was paid today, in rupees.
                     * @example 18400
                     */
                    amount: number;
                    /**
                     * @description In so many payments.
                     * @example 23
                     */
                    payments: number;
                };
                /** @description Money that went back today. */
                refunds: {
                    /**
                     * @description What was given back today, in rupees.
                     * @example 800
                     */
                    amount: number;
                    /**
                     * @description In so many refunds.
                     * @example 1
                     */
                    refunds: number;
                };
                /** @description Of today's money, what went over the hospital's desk, by how it did. */
                desk: {
                    cash: components["schemas"]["DeskSum"];
                    card: components["schemas"]["DeskSum"];
                    upi: components["schemas"]["DeskSum"];
                };
                /**
                 * @description Patients who registered today.
                 * @example 5
                 */
                newPatients: number;
            };
            /** @description What waits for somebody, whenever it came. */
            waiting: {
                /**
                 * @description Requests that nobody has answered, of any day.
                 * @example 9
                 */
                appointments: number;
                /**
                 * @description Of these, requests to a speciality that none of its doctors can take any more.
                 * @example 1
                 */
                requestsNobodyLeft: number;
                /**
                 * @description Requests to a speciality that none of its doctors has taken for a day.
                 * @example 2
                 */
                requestsNobodyTook: number;
                /**
                 * @description Orders that are placed and not packed.
                 * @example 3
                 */
                ordersToPack: number;
                /**
                 * @description Lab bookings that nobody has confirmed.
                 * @example 2
                 */
                labBookingsToConfirm: number;
                /**
                 * @description Questions without an answer.
                 * @example 6
                 */
                questions: number;
                /**
                 * @description Reviews that nobody has looked at.
                 * @example 2
                 */
                reviews: number;
                /**
                 * @description Doctors who registered and wait for an answer.
                 * @example 1
                 */
                doctorsToApprove: number;
                /**
                 * @description Mails that were given up.
                 * @example 0
                 */
                failedMails: number;
                /**
                 * @description Payments with a refund that was given up or sent back by the bank.
                 * @example 0
                 */
                failedRefunds: number;
                /**
                 * @description Payments of which something waits at the desk for its patient.
                 * @example 0
                 */
                deskRefunds: number;
                /**
                 * @description Payments that the card's holder disputes at the bank.
                 * @example 0
                 */
                openDisputes: number;
            };
            /** @description How many accounts there are. */
            totals: {
                /**
                 * @description Doctors' accounts.
                 * @example 42
                 */
                doctors: number;
                /**
                 * @description Patients' accounts.
                 * @example 310
                 */
                patients: number;
            };
            /** @description The last 30 days, oldest first; the last is today. */
            days: components["schemas"]["DayNumbers"][];
        };
        /** @description Money that changed hands at the hospital's desk on one day. */
        DeskSum: {
            /**
             * @description What the desk has taken today, in rupees.
             * @example 4800
             */
            taken: number;
            /**
             * @description What the desk has given back today, in rupees.
             * @example 800
             */
            returned: number;
        };
        /** @description One day of the hospital in numbers. */
        DayNumbers: {
            /**
             * Format: date
             * @description The day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /**
             * @description Visits asked for on this day, in whatever state they are by now.
             * @example 24
             */
            appointments: number;
            /**
             * @description What was paid on this day, in rupees.
             * @example 18400
             */
            revenue: number;
            /**
             * @description What was given back on this day, in rupees.
             * @example 800
             */
            refunds: number;
            /**
             * @description Patients who registered on this day.
             * @example 5
             */
            newPatients: number;
            /**
             * @description Orders placed on this day.
             * @example 7
             */
            orders: number;
        };
        /** @description What every page needs to know about the hospital. */
        Hospital: {
            /**
             * @description Name of the hospital, as pages, mails and documents give it.
             * @example Hospital Portal
             */
            name: string;
            /**
             * @description Phone number for questions and appointments.
             * @example +91 80 4000 1234
             */
            phone: string & (unknown & unknown);
            /**
             * @description Phone number that is answered day and night.
             * @example 112
             */
            emergencyPhone: string & (unknown & unknown);
            /** @description Number of the messaging app, + and digits only; null hides the button. */
            messagingPhone: string | null;
            /**
             * @description Postal address of the hospital; may run over several lines.
             * @example 14 Lake View Road, Indiranagar, Bengaluru 560038
             */
            address: string;
            /**
             * @description City that the hospital is in, as the site names it; null to name none.
             * @example Bengaluru
             */
            city: string | null;
            openingHours: components["schemas"]["OpeningHours"];
            /**
             * @description What is taken off the list price of every medicine, in percent; 0 without a promotion.
             * @example 20
             */
            promoPercent: number;
            /**
             * @description The banner above every public page; null for none.
             * @example 20% off all medicines
             */
            promoText: string | null;
            /**
             * @description GST number that stands on receipts: capitals and digits.
             * @example 29ABCDE1234F1Z5
             */
            gstNumber: string;
            social: components["schemas"]["SocialPages"];
            /**
             * @description Time zone of all dates and times of day, by its IANA name.
             * @example Asia/Kolkata
             */
            timeZone: string;
            /** @description true while payments go to the sandbox and nothing is really charged. */
            testMode: boolean;
        };
        /** @description When the hospital is open, on the hospital's clock. */
        OpeningHours: {
            /**
             * @description When it opens, HH:mm in the hospital's time zone.
             * @example 08:00
             */
            from: string;
            /**
             * @description When it closes, HH:mm in the hospital's time zone.
             * @example 20:00
             */
            to: string;
            /** @description Weekdays on which it is open. */
            days: components["schemas"]["Weekday"][];
        };
        /** @description Pages of the hospital elsewhere; null where there is none. */
        SocialPages: {
            /** @description Its page at Facebook, https; null where there is none. */
            facebook: string | null;
            /** @description Its page at X, https; null where there is none. */
            x: string | null;
            /** @description Its page at YouTube, https; null where there is none. */
            youtube: string | null;
            /** @description Its page at Instagram, https; null where there is none. */
            instagram: string | null;
            /** @description Its page at LinkedIn, https; null where there is none. */
            linkedin: string | null;
        };
        /** @description What the hospital says about itself, as an administrator edits it. */
        Settings: {
            /**
             * @description Always "hospital": there is one record.
             * @enum {string}
             */
            id: "hospital";
            /**
             * @description Always "hospital", the same as `id`.
             * @enum {string}
             */
            _id: "hospital";
            /**
             * @description Name of the hospital, as pages, mails and documents give it.
             * @example Hospital Portal
             */
            name: string;
            /**
             * @description Phone number for questions and appointments.
             * @example +91 80 4000 1234
             */
            phone: string & (unknown & unknown);
            /**
             * @description Phone number that is answered day and night.
             * @example 112
             */
            emergencyPhone: string & (unknown & unknown);
            /** @description Number of the messaging app, + and digits only; null hides the button. */
            messagingPhone: string | null;
            /**
             * @description Postal address of the hospital; may run over several lines.
             * @example 14 Lake View Road, Indiranagar, Bengaluru 560038
             */
            address: string;
            /**
             * @description City that the hospital is in, as the site names it; null to name none.
             * @example Bengaluru
             */
            city: string | null;
            openingHours: components["schemas"]["OpeningHours"];
            /**
             * @description What is taken off the list price of every medicine, in percent; 0 without a promotion.
             * @example 20
             */
            promoPercent: number;
            /**
             * @description The banner above every public page; null for none.
             * @example 20% off all medicines
             */
            promoText: string | null;
            /**
             * @description GST number that stands on receipts: capitals and digits.
             * @example 29ABCDE1234F1Z5
             */
            gstNumber: string;
            social: components["schemas"]["SocialPages"];
            /** @description Time windows in which the lab takes samples, on each day that the hospital is open. */
            labWindows: components["schemas"]["LabWindowPlaces"][];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was last changed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description A time window of the lab, with its places. */
        LabWindowPlaces: {
            /**
             * @description When the window begins, HH:mm in the hospital's time zone.
             * @example 07:00
             */
            from: string;
            /**
             * @description When the window ends, HH:mm in the hospital's time zone.
             * @example 09:00
             */
            to: string;
            /**
             * @description Bookings at home that the window takes; 0 where it is not offered.
             * @example 6
             */
            homePlaces: number;
            /**
             * @description Bookings at the hospital that the window takes; 0 where it is not offered.
             * @example 6
             */
            hospitalPlaces: number;
        };
        UpdateSettings: {
            /**
             * @description Name of the hospital, as pages, mails and documents give it.
             * @example Hospital Portal
             */
            name?: string;
            /**
             * @description Phone number for questions and appointments.
             * @example +91 80 4000 1234
             */
            phone?: string & (unknown & unknown);
            /**
             * @description Phone number that is answered day and night.
             * @example 112
             */
            emergencyPhone?: string & (unknown & unknown);
            /** @description Number of the messaging app, + and digits only; null hides the button. */
            messagingPhone?: string | null;
            /**
             * @description Postal address of the hospital; may run over several lines.
             * @example 14 Lake View Road, Indiranagar, Bengaluru 560038
             */
            address?: string;
            /**
             * @description City that the hospital is in, as the site names it; null to name none.
             * @example Bengaluru
             */
            city?: string | null;
            openingHours?: components["schemas"]["OpeningHours"];
            /**
             * @description What is taken off the list price of every medicine, in percent; 0 without a promotion.
             * @example 20
             */
            promoPercent?: number;
            /**
             * @description The banner above every public page; null for none.
             * @example 20% off all medicines
             */
            promoText?: string | null;
            /**
             * @description GST number that stands on receipts: capitals and digits.
             * @example 29ABCDE1234F1Z5
             */
            gstNumber?: string;
            social?: components["schemas"]["SocialPages"];
            /** @description Time windows in which the lab takes samples, on each day that the hospital is open. */
            labWindows?: components["schemas"]["LabWindowPlaces"][];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /** @description An article as a list shows it. */
        PostSummary: {
            /**
             * @description Id of the article: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the article: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description The article's name in addresses: small letters and digits with hyphens.
             * @example know-your-blood-pressure
             */
            slug: string;
            /**
             * @description Title of the article.
             * @example Know your blood pressure
             */
            title: string;
            /**
             * @description What the article tells, in a sentence or two.
             * @example What the two numbers mean, how to measure them at home, and when to call a doctor.
             */
            summary: string;
            category: components["schemas"]["PostCategory"];
            /**
             * @description Who wrote it, with the speciality.
             * @example Dr. Kavita Rao, Cardiology
             */
            author: string;
            illustration: components["schemas"]["Illustration"];
            /**
             * @description At 200 words a minute.
             * @example 4
             */
            readingMinutes: number;
            status: components["schemas"]["PostStatus"];
            /** @description When it was first published: an instant in UTC, ISO 8601; null for a draft. */
            publishedAt: string | null;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was last changed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description What an article is about.
         * @example Heart
         * @enum {string}
         */
        PostCategory: "Heart" | "Diabetes" | "Bones and joints" | "Lungs" | "Brain and mind" | "Food and exercise" | "Skin" | "Children" | "Teeth" | "Medicines";
        /**
         * @description Key of a drawing that the pages make.
         * @example heart
         * @enum {string}
         */
        Illustration: "heart" | "sugar" | "bone" | "lung" | "brain" | "sleep" | "food" | "exercise" | "skin" | "child" | "teeth" | "medicine";
        /**
         * @description Visitors see what is published.
         * @example published
         * @enum {string}
         */
        PostStatus: "draft" | "published";
        /** @description One action on several records; each by the rules of the single step. */
        BulkPosts: {
            /**
             * @description What happens to each of them.
             * @example publish
             * @enum {string}
             */
            action: "publish" | "unpublish" | "delete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /** @description A whole article. */
        Post: {
            /**
             * @description Id of the article: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the article: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description The article's name in addresses: small letters and digits with hyphens.
             * @example know-your-blood-pressure
             */
            slug: string;
            /**
             * @description Title of the article.
             * @example Know your blood pressure
             */
            title: string;
            /**
             * @description What the article tells, in a sentence or two.
             * @example What the two numbers mean, how to measure them at home, and when to call a doctor.
             */
            summary: string;
            category: components["schemas"]["PostCategory"];
            /**
             * @description Who wrote it, with the speciality.
             * @example Dr. Kavita Rao, Cardiology
             */
            author: string;
            illustration: components["schemas"]["Illustration"];
            /**
             * @description At 200 words a minute.
             * @example 4
             */
            readingMinutes: number;
            status: components["schemas"]["PostStatus"];
            /** @description When it was first published: an instant in UTC, ISO 8601; null for a draft. */
            publishedAt: string | null;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was last changed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Markdown.
             * @example ## What the numbers mean
             *
             *     The first number …
             */
            body: string;
            /** @description What the article rests on, in the order in which it is listed. */
            sources: components["schemas"]["PostSource"][];
            /** @description At most 3 published articles to read next. */
            related: components["schemas"]["PostSummary"][];
        };
        /** @description What an article rests on. */
        PostSource: {
            /**
             * @description Title of the source.
             * @example Hypertension: fact sheet
             */
            title: string;
            /**
             * @description Who published the source.
             * @example World Health Organization
             */
            publisher: string;
            /**
             * @description Year in which the source appeared.
             * @example 2025
             */
            year: number;
            /**
             * @description Address of the source; null when it is not on the web.
             * @example https://www.example.org/hypertension
             */
            url: string | null;
        };
        CreatePost: {
            /**
             * @description The article's name in addresses.
             * @example know-your-blood-pressure
             */
            slug?: string;
            /**
             * @description Title of the article.
             * @example Know your blood pressure
             */
            title: string;
            /**
             * @description What the article tells, in a sentence or two.
             * @example What the two numbers mean, how to measure them at home, and when to call a doctor.
             */
            summary: string;
            category: components["schemas"]["PostCategory"];
            /**
             * @description Who wrote it, with the speciality.
             * @example Dr. Kavita Rao, Cardiology
             */
            author: string;
            illustration: components["schemas"]["Illustration"];
            /**
             * @description Markdown. HTML in it is text, never markup.
             * @example ## What the numbers mean
             *
             *     The first number …
             */
            body: string;
            /** @description What the article rests on, in the order in which it is listed. */
            sources?: components["schemas"]["PostSource"][];
            status?: components["schemas"]["PostStatus"];
        };
        UpdatePost: {
            /**
             * @description The article's name in addresses.
             * @example know-your-blood-pressure
             */
            slug?: string;
            /**
             * @description Title of the article.
             * @example Know your blood pressure
             */
            title?: string;
            /**
             * @description What the article tells, in a sentence or two.
             * @example What the two numbers mean, how to measure them at home, and when to call a doctor.
             */
            summary?: string;
            category?: components["schemas"]["PostCategory"];
            /**
             * @description Who wrote it, with the speciality.
             * @example Dr. Kavita Rao, Cardiology
             */
            author?: string;
            illustration?: components["schemas"]["Illustration"];
            /**
             * @description Markdown. HTML in it is text, never markup.
             * @example ## What the numbers mean
             *
             *     The first number …
             */
            body?: string;
            /** @description What the article rests on, in the order in which it is listed. */
            sources?: components["schemas"]["PostSource"][];
            status?: components["schemas"]["PostStatus"];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /** @description A question that is often asked, with its answer. */
        Faq: {
            /**
             * @description Id of the FAQ: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the FAQ: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description The question, on one line.
             * @example When is the hospital open?
             */
            question: string;
            /**
             * @description The answer, as plain text.
             * @example We are open 8 AM to 8 PM daily.
             */
            answer: string;
            category: components["schemas"]["FaqCategory"];
            /**
             * @description Place in the list, lowest first.
             * @example 10
             */
            position: number;
            /** @description Whether visitors see it and the chat answers with it. */
            published: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description What a question is about.
         * @example Visiting us
         * @enum {string}
         */
        FaqCategory: "Visiting us" | "Appointments" | "Payments and insurance" | "Pharmacy" | "Lab tests" | "Records and account" | "Emergency";
        /** @description One action on several records; each by the rules of the single step. */
        BulkFaqs: {
            /**
             * @description What happens to each of them.
             * @example publish
             * @enum {string}
             */
            action: "publish" | "unpublish" | "delete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        CreateFaq: {
            /**
             * @description The question, on one line.
             * @example When is the hospital open?
             */
            question: string;
            /**
             * @description The answer, as plain text.
             * @example We are open 8 AM to 8 PM daily.
             */
            answer: string;
            category: components["schemas"]["FaqCategory"];
            /**
             * @description Place in the list, lowest first.
             * @example 10
             */
            position?: number;
            /** @description Whether visitors see it and the chat answers with it. */
            published?: boolean;
        };
        UpdateFaq: {
            /**
             * @description The question, on one line.
             * @example When is the hospital open?
             */
            question?: string;
            /**
             * @description The answer, as plain text.
             * @example We are open 8 AM to 8 PM daily.
             */
            answer?: string;
            category?: components["schemas"]["FaqCategory"];
            /**
             * @description Place in the list, lowest first.
             * @example 10
             */
            position?: number;
            /** @description Whether visitors see it and the chat answers with it. */
            published?: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
        };
        /** @description What a patient says about a visit. */
        Review: {
            /**
             * @description Id of the review: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the review: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description The first name; the whole name for the patient's own review and for administrators.
             * @example Asha
             */
            name: string;
            /**
             * @description Stars, 1 to 5.
             * @example 5
             */
            rating: number;
            /**
             * @description As it was typed: text, never markup.
             * @example The doctor listened and explained every step.
             */
            text: string;
            status: components["schemas"]["ReviewStatus"];
            /**
             * @description Full name of the doctor of the visit.
             * @example Dr. Vikram Nair
             */
            doctorName: string;
            /** @description The visit, for the patient's own review and for administrators; else null. */
            appointmentId: string | null;
            /** @description The patient, for the patient's own review and for administrators; else null. */
            patientId: string | null;
            /**
             * Format: date-time
             * @description When it was written: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description pending → approved | hidden; approved ↔ hidden.
         * @enum {string}
         */
        ReviewStatus: "pending" | "approved" | "hidden";
        /** @description One action on several records; each by the rules of the single step. */
        BulkReviews: {
            /**
             * @description What happens to each of them.
             * @example approve
             * @enum {string}
             */
            action: "approve" | "hide" | "delete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        CreateReview: {
            /**
             * @description A completed visit of the caller.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            appointmentId: string;
            /**
             * @description Stars, 1 to 5.
             * @example 5
             */
            rating: number;
            /**
             * @description What the patient says about the visit, as plain text.
             * @example The doctor listened and explained every step. I felt in good hands.
             */
            text: string;
        };
        /** @description At most 500 questions. */
        QuestionList: {
            /** @description Unanswered ones with the oldest first; answered ones with the newest answer first. */
            questions: components["schemas"]["Question"][];
        };
        /** @description What the chat could not answer, and what the staff answered. */
        Question: {
            /**
             * @description Id of the question: 24 hexadecimal digits, the same as `id`.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /**
             * @description Id of the question: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description What was asked, as it was typed: text, never markup.
             * @example Is there parking for bicycles?
             */
            message: string;
            /**
             * @description The staff's answer, as plain text; null while there is none.
             * @example Yes, beside gate 2.
             */
            adminReply: string | null;
            status: components["schemas"]["QuestionStatus"];
            /**
             * Format: date-time
             * @description When it was asked: an instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            askedAt: string;
            /** @description When the staff answered: an instant in UTC, ISO 8601; null before that. */
            answeredAt: string | null;
            /** @description Who asked; null for a visitor who was not logged in. */
            askedBy: {
                /**
                 * @description Id of the account: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                /**
                 * @description The person's full name.
                 * @example Asha Rao
                 */
                fullName: string;
            } | null;
            /** @description Whether it has been put among the FAQs. */
            published: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
        };
        /**
         * @description unanswered → answered.
         * @example unanswered
         * @enum {string}
         */
        QuestionStatus: "unanswered" | "answered";
        /**
         * @example {
         *       "adminReply": "Yes, beside gate 2.",
         *       "status": "answered"
         *     }
         */
        AnswerQuestion: {
            /**
             * @description The answer; it must not be blank.
             * @example Yes, beside gate 2.
             */
            adminReply: string;
            /**
             * @description Always "answered", as the specification's call sends it.
             * @enum {string}
             */
            status: "answered";
            /**
             * @description The version that was seen. With it an answer that is there already can be corrected; without it that is refused.
             * @example 1
             */
            version?: number;
        };
        QuestionAnswer: {
            /**
             * @description Always "success"; a call that fails answers with the error body.
             * @enum {string}
             */
            msg: "success";
            value: components["schemas"]["Question"];
        };
        /** @description One action on several records; each by the rules of the single step. */
        BulkQuestions: {
            /**
             * @description What happens to each of them.
             * @example delete
             * @enum {string}
             */
            action: "delete";
            /**
             * @description Ids of 1 to 100 records. One that is named twice counts once.
             * @example [
             *       "66f1a2b3c4d5e6f708192a3b",
             *       "66f1a2b3c4d5e6f708192a3c"
             *     ]
             */
            ids: string[];
        };
        /**
         * @example {
         *       "adminReply": "Yes, beside gate 2.",
         *       "version": 1
         *     }
         */
        UpdateQuestion: {
            /**
             * @description The answer; it must not be blank.
             * @example Yes, beside gate 2.
             */
            adminReply: string;
            /**
             * @description The version that was seen. With it an answer that is there already can be corrected; without it that is refused.
             * @example 1
             */
            version?: number;
        };
        ChatMessage: {
            /**
             * @description What the person asks.
             * @example When can I see a cardiologist?
             */
            message: string;
            /**
             * @description A random name of the open panel. A question that is repeated in it is handed to the staff once.
             * @example 5f0c2f0e-6a0b-4b5e-9d51-0f8a1f1d2c3b
             */
            conversation?: string;
        };
        /**
         * @example {
         *       "reply": "We are open from 8 AM to 8 PM, every day.",
         *       "links": [
         *         {
         *           "label": "Find a doctor",
         *           "path": "/find-doctor"
         *         }
         *       ],
         *       "urgent": false,
         *       "question": null
         *     }
         */
        ChatReply: {
            /** @description Plain text, several paragraphs at most. */
            reply: string;
            /** @description Where to read on or act. */
            links: {
                /**
                 * @description What the link says.
                 * @example Find a doctor
                 */
                label: string;
                /**
                 * @description A route of the site.
                 * @example /find-doctor?speciality=Cardiology
                 */
                path: string;
            }[];
            /** @description The message sounds like an emergency: show its number first. */
            urgent: boolean;
            /** @description Given when the message went to the staff; ask GET /chat/answers for their answer. */
            question: {
                /**
                 * @description Id of the question: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                id: string;
                /** @description Opens the answer for whoever holds it; it cannot be guessed. */
                key: string;
            } | null;
        };
        /**
         * @example {
         *       "status": "answered",
         *       "answer": "Yes, beside gate 2."
         *     }
         */
        ChatAnswer: {
            status: components["schemas"]["QuestionStatus"];
            /** @description The staff's answer; null while there is none. */
            answer: string | null;
        };
        SearchAnswer: {
            /**
             * @description The words that were searched for.
             * @example heart
             */
            q: string;
            /** @description Given when the words sound like an emergency, to be shown before all results; else null. */
            emergency: components["schemas"]["EmergencyAdvice"] | null;
            /** @description The kinds that have results, best first within each; for a complaint the speciality and its doctors stand before all others. */
            groups: components["schemas"]["SearchGroup"][];
        };
        /** @description Given when words sound like an emergency; it comes before all else. */
        EmergencyAdvice: {
            /**
             * @description What to do at once, in one paragraph of plain text.
             * @example This may be an emergency. Call +91 80 4000 1999 now, or 112.
             */
            text: string;
            /**
             * @description Whom to call, the hospital's own number first.
             * @example [
             *       "+91 80 4000 1999",
             *       "112"
             *     ]
             */
            phones: string[];
        };
        SearchGroup: {
            kind: components["schemas"]["SearchKind"];
            /**
             * @description Of this kind, whether listed here or not.
             * @example 4
             */
            total: number;
            /** @description What was found of this kind, best first. */
            items: components["schemas"]["SearchItem"][];
        };
        /**
         * @description What a result is.
         * @example doctor
         * @enum {string}
         */
        SearchKind: "doctor" | "speciality" | "labTest" | "medicine" | "post";
        /** @description Something that was found. */
        SearchItem: {
            /**
             * @description Id of the record, or the name of a speciality.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Name of what was found.
             * @example Dr. Vikram Nair
             */
            title: string;
            /**
             * @description One line more about it.
             * @example Cardiology · 12 years
             */
            detail: string;
            /**
             * @description Route of the site, behind the #.
             * @example /find-doctor?doctor=…
             */
            path: string;
            /**
             * @description Path of its picture on this server; null for what has none.
             * @example /image/users/doctor.jpg
             */
            imageUrl: string | null;
        };
        Health: {
            /**
             * @description Always "ok"; a process that cannot serve answers with the error body.
             * @enum {string}
             */
            status: "ok";
        };
    };
    responses: {
        /** @description Unchanged since the answer with this ETag; there is no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is malformed; `errors` names each field. */
        Malformed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No token, or one that no longer counts. */
        NotLoggedIn: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not paid. */
        NotPaid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not yours, or not for your role. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not there, or outside what you may see. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It conflicts with the present state; `code` says how. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It is not at the version that `If-Match` names. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body or a file is too big. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Another kind of content is expected. */
        WrongMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Well-formed but not acceptable; `errors` names each field. */
        Unacceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Our own fault. Please try again, and tell us the request id. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The payment provider does not answer. */
        ProviderUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Quote it when you ask for help. A call that sends its own (8 to 64 letters, digits, hyphens) gets that back.
         * @example 7fc9c3e1-059a-4517-a1b1-ae0480dfb365
         */
        RequestId: string;
        /**
         * @description Calls that one address may make in a minute.
         * @example 300
         */
        RateLimitLimit: number;
        /**
         * @description Calls that are left of them.
         * @example 299
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the count begins anew.
         * @example 60
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before the next try.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description First and last row of the page, and all rows that the filter lets through; `appointments *\/0` for none.
         * @example appointments 0-24/312
         */
        ContentRange: string;
        /**
         * @description Send it back as `If-None-Match`.
         * @example "GyHgDIaLG_4xyAIefFMCbU45-kg"
         */
        ETag: string;
        /**
         * @description The `version` of the record in quotes. Send it back as `If-Match` with a change.
         * @example "3"
         */
        VersionETag: string;
        /**
         * @description Where the new record is read.
         * @example /api/v1/appointments/66f1a2b3c4d5e6f708192a3b
         */
        Location: string;
        /**
         * @description `true` when it is the kept answer of an earlier call with the same key.
         * @example true
         */
        IdempotentReplayed: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "userId": "66f1a2b3c4d5e6f708192a3b",
                     *         "title": "Your visit is confirmed",
                     *         "text": "Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.",
                     *         "link": "/patientlogin/patientapps",
                     *         "readAt": null,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notification"][];
                    /**
                     * @example id,userId,title,text,link,readAt,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,66f1a2b3c4d5e6f708192a3b,Your visit is confirmed,"Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.",/patientlogin/patientapps,,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "userId": "66f1a2b3c4d5e6f708192a3b",
                     *       "title": "Your visit is confirmed",
                     *       "text": "Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.",
                     *       "link": "/patientlogin/patientapps",
                     *       "readAt": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadNotifications: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "userId": "66f1a2b3c4d5e6f708192a3b",
                     *       "title": "Your visit is confirmed",
                     *       "text": "Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.",
                     *       "link": "/patientlogin/patientapps",
                     *       "readAt": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueStreamTicket: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": "b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA"
                     *     }
                     */
                    "application/json": components["schemas"]["StreamTicket"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: {
                /** @description From POST /api/v1/notifications/ticket. */
                ticket?: string;
                /** @description Id of the last event that was seen, as the header Last-Event-ID: what came after it is sent again. */
                lastEventId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as they happen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: unread
                     *     data: {"unread":3}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "to": "patient@demo.test",
                     *         "subject": "Your visit is confirmed",
                     *         "html": "<p>Your visit is confirmed.</p>",
                     *         "state": "sent",
                     *         "tries": 1,
                     *         "lastError": null,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "sentAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Mail"][];
                    /**
                     * @example id,to,subject,html,state,tries,lastError,createdAt,sentAt
                     *     66f1a2b3c4d5e6f708192a3b,patient@demo.test,Your visit is confirmed,<p>Your visit is confirmed.</p>,sent,1,,2026-11-21T05:30:00.000Z,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkMails: {
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
                /**
                 * @example {
                 *       "action": "resend",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkMails"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "to": "patient@demo.test",
                     *       "subject": "Your visit is confirmed",
                     *       "html": "<p>Your visit is confirmed.</p>",
                     *       "state": "sent",
                     *       "tries": 1,
                     *       "lastError": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "sentAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Mail"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "to": "patient@demo.test",
                     *       "subject": "Your visit is confirmed",
                     *       "html": "<p>Your visit is confirmed.</p>",
                     *       "state": "sent",
                     *       "tries": 1,
                     *       "lastError": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "sentAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "text": "Dr. Ananya Sharma accepted the visit of Asha Rao.",
                     *         "action": "appointment.accept",
                     *         "outcome": "success",
                     *         "actor": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "type": "patient",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "resource": "appointments",
                     *         "recordId": "66f1a2b3c4d5e6f708192a3b",
                     *         "before": {
                     *           "status": "pending"
                     *         },
                     *         "after": {
                     *           "status": "accepted"
                     *         },
                     *         "address": "203.0.113.7",
                     *         "requestId": "7fc9c3e1-059a-4517-a1b1-ae0480dfb365",
                     *         "at": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEvent"][];
                    /**
                     * @example id,text,action,outcome,actor._id,actor.type,actor.fullName,resource,recordId,address,requestId,at
                     *     66f1a2b3c4d5e6f708192a3b,Dr. Ananya Sharma accepted the visit of Asha Rao.,appointment.accept,success,66f1a2b3c4d5e6f708192a3b,patient,Asha Rao,appointments,66f1a2b3c4d5e6f708192a3b,203.0.113.7,7fc9c3e1-059a-4517-a1b1-ae0480dfb365,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "text": "Dr. Ananya Sharma accepted the visit of Asha Rao.",
                     *       "action": "appointment.accept",
                     *       "outcome": "success",
                     *       "actor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "type": "patient",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "resource": "appointments",
                     *       "recordId": "66f1a2b3c4d5e6f708192a3b",
                     *       "before": {
                     *         "status": "pending"
                     *       },
                     *       "after": {
                     *         "status": "accepted"
                     *       },
                     *       "address": "203.0.113.7",
                     *       "requestId": "7fc9c3e1-059a-4517-a1b1-ae0480dfb365",
                     *       "at": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPicture: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdCard: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description File name from the `idCard` field. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedicinePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description File name from `imageUrl`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabTestPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description File name from `imageUrl`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "type": "patient",
                     *         "fullName": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "mobile": "+919812345678",
                     *         "disabled": false,
                     *         "erasedAt": null,
                     *         "lastLoginAt": "2026-11-21T05:30:00.000Z",
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Account"][];
                    /**
                     * @example id,type,fullName,email,mobile,disabled,erasedAt,lastLoginAt,version,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,patient,Asha Rao,patient@demo.test,'+919812345678,false,,2026-11-21T05:30:00.000Z,1,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAccounts: {
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
                /**
                 * @example {
                 *       "action": "disable",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkUsers"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "type": "patient",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "disabled": false,
                     *       "erasedAt": null,
                     *       "lastLoginAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disabled": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAccount"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "type": "patient",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "disabled": false,
                     *       "erasedAt": null,
                     *       "lastLoginAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "email": "patient@demo.test",
                 *       "password": "Demo-Pass-2026",
                 *       "type": "patient"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI2NmYxIn0.x1Yc",
                     *       "type": "patient",
                     *       "userId": "66f1a2b3c4d5e6f708192a3b",
                     *       "toSetUp": [
                     *         "fee",
                     *         "availableDays",
                     *         "timeSlots"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "fullName": "Asha Rao",
                 *       "email": "asha.rao@example.org",
                 *       "password": "quiet-river-41",
                 *       "mobile": "9812345678",
                 *       "dob": "1990-05-17",
                 *       "gender": "female",
                 *       "type": "patient"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["Register"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "userId": "66f1a2b3c4d5e6f708192a3b",
                     *       "d_id": "DEMO-DOC-001"
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "d_id": "DEMO-DOC-001"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyDoctorId"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                /** @description Part of a name or speciality; upper and lower case are the same. */
                search?: string;
                /** @description Only doctors of this speciality. */
                speciality?: components["schemas"]["Speciality"];
                /** @description Only doctors who see patients on this day. */
                day?: components["schemas"]["Weekday"];
                /** @description Order; a minus means highest first. */
                sort?: "name" | "fee" | "-fee" | "-experience";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, 20 when left out. */
                perPage?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Dr. Ananya Sharma",
                     *           "speciality": "Cardiology",
                     *           "experience": 12,
                     *           "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                     *           "fee": 800,
                     *           "image": "doctor.jpg",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "d_id": "HSP-CAR-0001",
                     *           "availableDays": [
                     *             "Monday"
                     *           ],
                     *           "timeSlots": [
                     *             "10:30"
                     *           ],
                     *           "description": "Heart failure and rhythm problems."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-24",
                     *         "slots": [
                     *           {
                     *             "time": "10:30",
                     *             "free": true
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DaySlots"][];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "mobile": "+919812345678",
                     *         "dob": "1990-05-17",
                     *         "gender": "female",
                     *         "type": "patient",
                     *         "image": "patient.jpg",
                     *         "speciality": null,
                     *         "d_id": null,
                     *         "experience": null,
                     *         "qualification": null,
                     *         "fee": null,
                     *         "availableDays": [],
                     *         "timeSlots": [],
                     *         "description": null,
                     *         "published": false,
                     *         "approval": null,
                     *         "approvalReason": null,
                     *         "emailConfirmed": true,
                     *         "disabled": false,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma",
                     *         "email": "doctor@demo.test",
                     *         "mobile": "+919812345670",
                     *         "dob": "1982-03-09",
                     *         "gender": "female",
                     *         "type": "doctor",
                     *         "image": "doctor.jpg",
                     *         "speciality": "Cardiology",
                     *         "d_id": "HSP-CAR-0001",
                     *         "experience": 12,
                     *         "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                     *         "fee": 800,
                     *         "availableDays": [
                     *           "Monday",
                     *           "Wednesday"
                     *         ],
                     *         "timeSlots": [
                     *           "10:00",
                     *           "10:30"
                     *         ],
                     *         "description": "Heart failure and rhythm problems.",
                     *         "published": true,
                     *         "approval": "approved",
                     *         "approvalReason": null,
                     *         "emailConfirmed": true,
                     *         "disabled": false,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                    /**
                     * @example id,fullName,email,mobile,dob,gender,type,image,speciality,d_id,experience,qualification,fee,description,published,approval,approvalReason,emailConfirmed,disabled,version,createdAt
                     *     66f1a2b3c4d5e6f708192a3c,Dr. Ananya Sharma,doctor@demo.test,'+919812345670,1982-03-09,female,doctor,doctor.jpg,Cardiology,HSP-CAR-0001,12,"MBBS, MD (Medicine), DM (Cardiology)",800,Heart failure and rhythm problems.,true,approved,,true,false,1,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkDoctors: {
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
                /**
                 * @example {
                 *       "action": "publish",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkDoctors"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "fullName": "Dr. Ananya Sharma",
                     *       "speciality": "Cardiology",
                     *       "experience": 12,
                     *       "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                     *       "fee": 800,
                     *       "image": "doctor.jpg",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "d_id": "HSP-CAR-0001",
                     *       "availableDays": [
                     *         "Monday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:30"
                     *       ],
                     *       "description": "Heart failure and rhythm problems."
                     *     }
                     */
                    "application/json": components["schemas"]["Doctor"] | components["schemas"]["User"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Dr. Ananya Sharma",
                 *       "mobile": "9812345678",
                 *       "speciality": "Cardiology",
                 *       "experience": 12,
                 *       "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                 *       "fee": 800,
                 *       "availableDays": [
                 *         "Monday",
                 *         "Wednesday"
                 *       ],
                 *       "timeSlots": [
                 *         "10:00",
                 *         "10:30"
                 *       ],
                 *       "description": "Heart failure and rhythm problems.",
                 *       "published": true,
                 *       "disabled": false,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDoctor"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3c",
                     *       "id": "66f1a2b3c4d5e6f708192a3c",
                     *       "fullName": "Dr. Ananya Sharma",
                     *       "email": "doctor@demo.test",
                     *       "mobile": "+919812345670",
                     *       "dob": "1982-03-09",
                     *       "gender": "female",
                     *       "type": "doctor",
                     *       "image": "doctor.jpg",
                     *       "speciality": "Cardiology",
                     *       "d_id": "HSP-CAR-0001",
                     *       "experience": 12,
                     *       "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                     *       "fee": 800,
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "description": "Heart failure and rhythm problems.",
                     *       "published": true,
                     *       "approval": "approved",
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveDoctor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3c",
                     *       "id": "66f1a2b3c4d5e6f708192a3c",
                     *       "fullName": "Dr. Ananya Sharma",
                     *       "email": "doctor@demo.test",
                     *       "mobile": "+919812345670",
                     *       "dob": "1982-03-09",
                     *       "gender": "female",
                     *       "type": "doctor",
                     *       "image": "doctor.jpg",
                     *       "speciality": "Cardiology",
                     *       "d_id": "HSP-CAR-0001",
                     *       "experience": 12,
                     *       "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                     *       "fee": 800,
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "description": "Heart failure and rhythm problems.",
                     *       "published": true,
                     *       "approval": "approved",
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseDoctor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "We could not find this registration with the medical council."
                 *     }
                 */
                "application/json": components["schemas"]["RefuseDoctor"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3c",
                     *       "id": "66f1a2b3c4d5e6f708192a3c",
                     *       "fullName": "Dr. Ananya Sharma",
                     *       "email": "doctor@demo.test",
                     *       "mobile": "+919812345670",
                     *       "dob": "1982-03-09",
                     *       "gender": "female",
                     *       "type": "doctor",
                     *       "image": "doctor.jpg",
                     *       "speciality": "Cardiology",
                     *       "d_id": "HSP-CAR-0001",
                     *       "experience": 12,
                     *       "qualification": "MBBS, MD (Medicine), DM (Cardiology)",
                     *       "fee": 800,
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "description": "Heart failure and rhythm problems.",
                     *       "published": true,
                     *       "approval": "approved",
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "mobile": "+919812345678",
                     *         "dob": "1990-05-17",
                     *         "gender": "female",
                     *         "type": "patient",
                     *         "image": "patient.jpg",
                     *         "speciality": null,
                     *         "d_id": null,
                     *         "experience": null,
                     *         "qualification": null,
                     *         "fee": null,
                     *         "availableDays": [],
                     *         "timeSlots": [],
                     *         "description": null,
                     *         "published": false,
                     *         "approval": null,
                     *         "approvalReason": null,
                     *         "emailConfirmed": true,
                     *         "disabled": false,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                    /**
                     * @example id,fullName,email,mobile,dob,gender,type,image,speciality,d_id,experience,qualification,fee,description,published,approval,approvalReason,emailConfirmed,disabled,version,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,Asha Rao,patient@demo.test,'+919812345678,1990-05-17,female,patient,patient.jpg,,,,,,,false,,,true,false,1,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkPatients: {
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
                /**
                 * @example {
                 *       "action": "disable",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkPatients"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "dob": "1990-05-17",
                     *       "gender": "female",
                     *       "type": "patient",
                     *       "image": "patient.jpg",
                     *       "speciality": null,
                     *       "d_id": null,
                     *       "experience": null,
                     *       "qualification": null,
                     *       "fee": null,
                     *       "availableDays": [],
                     *       "timeSlots": [],
                     *       "description": null,
                     *       "published": false,
                     *       "approval": null,
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Asha Rao",
                 *       "mobile": "9812345678",
                 *       "disabled": false,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePatient"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "dob": "1990-05-17",
                     *       "gender": "female",
                     *       "type": "patient",
                     *       "image": "patient.jpg",
                     *       "speciality": null,
                     *       "d_id": null,
                     *       "experience": null,
                     *       "qualification": null,
                     *       "fee": null,
                     *       "availableDays": [],
                     *       "timeSlots": [],
                     *       "description": null,
                     *       "published": false,
                     *       "approval": null,
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "code": "HSP-CAR-0044-7Q2MZ8K4T9XVA",
                     *         "usedBy": null,
                     *         "usedAt": null,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DoctorId"][];
                    /**
                     * @example id,code,usedBy._id,usedBy.fullName,usedAt,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,HSP-CAR-0044-7Q2MZ8K4T9XVA,,,,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "code": "HSP-CAR-0044"
                 *     }
                 */
                "application/json": components["schemas"]["IssueDoctorId"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "code": "HSP-CAR-0044-7Q2MZ8K4T9XVA",
                     *       "usedBy": null,
                     *       "usedAt": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorId"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkDoctorIds: {
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
                /**
                 * @example {
                 *       "action": "revoke",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkDoctorIds"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeDoctorId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "code": "HSP-CAR-0044-7Q2MZ8K4T9XVA",
                     *       "usedBy": null,
                     *       "usedAt": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorId"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmEmail"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForEmailConfirmation: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcceptedAppointments: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
                /** @description Only those made before this appointment (its id). */
                before?: string;
                /** @description First day of the visits, e.g. of a week. */
                from?: string;
                /** @description Last day of the visits. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                doctorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                patientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                 *       "speciality": "Cardiology",
                 *       "preferredDate": "2026-11-24",
                 *       "reason": "Chest tightness when climbing stairs.",
                 *       "idCard": "idCard.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    respondToAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "accepted",
                 *       "appointmentDate": "24-11-2026",
                 *       "doctorId": "66f1a2b3c4d5e6f708192a3b"
                 *     }
                 */
                "application/json": components["schemas"]["RespondToAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Appointment"][];
                    /**
                     * @example id,status,reason,speciality,patientId._id,patientId.fullName,doctorId,doctorName,acceptedDoctorId._id,acceptedDoctorId.fullName,preferredDate,preferredTime,appointmentDate,appointmentTime,idCard,payment.id,payment.method,payment.amount,payment.refunded,payment.refundIfCancelled,refundIfCancelled,canCancel,isUpcoming,isMoved,moveAgreed,insteadOf.date,insteadOf.time,wasUnanswered,endReason,cancelledBy,reportUrl,receiptUrl,calendarUrl,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,accepted,Chest tightness when climbing stairs.,Cardiology,66f1a2b3c4d5e6f708192a3b,Asha Rao,66f1a2b3c4d5e6f708192a3c,Dr. Ananya Sharma,66f1a2b3c4d5e6f708192a3c,Dr. Ananya Sharma,2026-11-24,10:30,2026-11-24,10:30,,66f1a2b3c4d5e6f708192a3b,online,800,0,800,800,true,true,false,false,,,false,,,,/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w,/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookVisit: {
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
                /**
                 * @example {
                 *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                 *       "date": "2026-11-24",
                 *       "time": "10:30",
                 *       "reason": "Blood pressure after the new medicine."
                 *     }
                 */
                "application/json": components["schemas"]["BookVisit"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAppointments: {
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
                /**
                 * @example {
                 *       "action": "cancel",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ],
                 *       "reason": "The doctor is ill."
                 *     }
                 */
                "application/json": components["schemas"]["BulkAppointments"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appointmentDate": "24-11-2026",
                 *       "appointmentTime": "10:30",
                 *       "doctorId": "66f1a2b3c4d5e6f708192a3b"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The doctor is ill."
                 *     }
                 */
                "application/json": components["schemas"]["RefuseAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveAppointmentToColleagues: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The doctor is ill."
                 *     }
                 */
                "application/json": components["schemas"]["RefuseAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agreeToTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appointmentDate": "2026-11-24",
                 *       "appointmentTime": "10:30"
                 *     }
                 */
                "application/json": components["schemas"]["AgreeToTime"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAnotherTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferredDate": "2026-11-24",
                 *       "preferredTime": "10:30"
                 *     }
                 */
                "application/json": components["schemas"]["AskAnotherTime"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openVisitReport: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openVisitReceipt: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openVisitCalendar: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "id": "evt_1Q2w3E",
                 *       "object": "event",
                 *       "type": "checkout.session.completed",
                 *       "data": {
                 *         "object": {
                 *           "id": "cs_test_a1b2c3",
                 *           "object": "checkout.session"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": true
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "purpose": "appointment",
                     *         "method": "online",
                     *         "status": "paid",
                     *         "amount": 800,
                     *         "currency": "inr",
                     *         "patient": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "payer": {
                     *           "name": "Asha Rao",
                     *           "email": "patient@demo.test"
                     *         },
                     *         "items": [
                     *           {
                     *             "name": "Visit to Dr. Ananya Sharma",
                     *             "price": 800,
                     *             "quantity": 1
                     *           }
                     *         ],
                     *         "doctor": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *         "orderId": null,
                     *         "labBookingId": null,
                     *         "refunds": [],
                     *         "disputes": [],
                     *         "refundedAmount": 0,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "paidAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Payment"][];
                    /**
                     * @example id,purpose,method,status,amount,currency,patient._id,patient.fullName,payer.name,payer.email,doctor._id,doctor.fullName,appointmentId,orderId,labBookingId,refundedAmount,createdAt,paidAt
                     *     66f1a2b3c4d5e6f708192a3b,appointment,online,paid,800,inr,66f1a2b3c4d5e6f708192a3b,Asha Rao,Asha Rao,patient@demo.test,66f1a2b3c4d5e6f708192a3c,Dr. Ananya Sharma,66f1a2b3c4d5e6f708192a3b,,,0,2026-11-21T05:30:00.000Z,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkPayments: {
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
                /**
                 * @example {
                 *       "action": "resendRefund",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkPayments"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "purpose": "appointment",
                     *       "method": "online",
                     *       "status": "paid",
                     *       "amount": 800,
                     *       "currency": "inr",
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "payer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test"
                     *       },
                     *       "items": [
                     *         {
                     *           "name": "Visit to Dr. Ananya Sharma",
                     *           "price": 800,
                     *           "quantity": 1
                     *         }
                     *       ],
                     *       "doctor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "orderId": null,
                     *       "labBookingId": null,
                     *       "refunds": [],
                     *       "disputes": [],
                     *       "refundedAmount": 0,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "paidAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 300,
                 *       "reason": "The visit was much shorter than planned"
                 *     }
                 */
                "application/json": components["schemas"]["RefundPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "purpose": "appointment",
                     *       "method": "online",
                     *       "status": "paid",
                     *       "amount": 800,
                     *       "currency": "inr",
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "payer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test"
                     *       },
                     *       "items": [
                     *         {
                     *           "name": "Visit to Dr. Ananya Sharma",
                     *           "price": 800,
                     *           "quantity": 1
                     *         }
                     *       ],
                     *       "doctor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "orderId": null,
                     *       "labBookingId": null,
                     *       "refunds": [],
                     *       "disputes": [],
                     *       "refundedAmount": 0,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "paidAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOutRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "cash"
                 *     }
                 */
                "application/json": components["schemas"]["HandOutRefund"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "purpose": "appointment",
                     *       "method": "online",
                     *       "status": "paid",
                     *       "amount": 800,
                     *       "currency": "inr",
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "payer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test"
                     *       },
                     *       "items": [
                     *         {
                     *           "name": "Visit to Dr. Ananya Sharma",
                     *           "price": 800,
                     *           "quantity": 1
                     *         }
                     *       ],
                     *       "doctor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "orderId": null,
                     *       "labBookingId": null,
                     *       "refunds": [],
                     *       "disputes": [],
                     *       "refundedAmount": 0,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "paidAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "purpose": "appointment",
                     *       "method": "online",
                     *       "status": "paid",
                     *       "amount": 800,
                     *       "currency": "inr",
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "payer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test"
                     *       },
                     *       "items": [
                     *         {
                     *           "name": "Visit to Dr. Ananya Sharma",
                     *           "price": 800,
                     *           "quantity": 1
                     *         }
                     *       ],
                     *       "doctor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "orderId": null,
                     *       "labBookingId": null,
                     *       "refunds": [],
                     *       "disputes": [],
                     *       "refundedAmount": 0,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "paidAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "checkoutId": "cs_test_a1b2c3"
                 *     }
                 */
                "application/json": components["schemas"]["CancelCheckout"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkoutId": "cs_test_a1b2c3"
                 *     }
                 */
                "application/json": components["schemas"]["CancelCheckout"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purpose": "appointment",
                     *       "status": "paid",
                     *       "subjectId": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": null,
                     *       "refundReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutOutcome"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "doctorName": "Dr. Ananya Sharma",
                 *       "doctorFee": 800,
                 *       "doctorId": "66f1a2b3c4d5e6f708192a3b",
                 *       "preferredDate": "2026-11-24",
                 *       "preferredTime": "10:30",
                 *       "reason": "Chest tightness when climbing stairs."
                 *     }
                 */
                "application/json": components["schemas"]["CreateCheckoutSession"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cs_test_a1b2c3",
                     *       "url": "http://localhost:12111/c/pay/cs_test_a1b2c3",
                     *       "expiresAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
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
                /**
                 * @example {
                 *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                 *       "doctorId": "66f1a2b3c4d5e6f708192a3b",
                 *       "preferredDate": "2026-11-24",
                 *       "preferredTime": "10:30",
                 *       "reason": "Chest tightness when climbing stairs."
                 *     }
                 */
                "application/json": components["schemas"]["CreateSpecificAppointment"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "accepted",
                     *         "reason": "Chest tightness when climbing stairs.",
                     *         "speciality": "Cardiology",
                     *         "patientId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "acceptedDoctorId": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3c",
                     *           "fullName": "Dr. Ananya Sharma"
                     *         },
                     *         "preferredDate": "2026-11-24",
                     *         "preferredTime": "10:30",
                     *         "appointmentDate": "2026-11-24",
                     *         "appointmentTime": "10:30",
                     *         "idCard": null,
                     *         "payment": {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "method": "online",
                     *           "amount": 800,
                     *           "refunded": 0,
                     *           "refundIfCancelled": 800
                     *         },
                     *         "refundIfCancelled": 800,
                     *         "canCancel": true,
                     *         "isUpcoming": true,
                     *         "isMoved": false,
                     *         "moveAgreed": false,
                     *         "insteadOf": null,
                     *         "wasUnanswered": false,
                     *         "endReason": null,
                     *         "cancelledBy": null,
                     *         "history": [
                     *           {
                     *             "status": "accepted",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "reportUrl": null,
                     *         "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *         "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            402: components["responses"]["NotPaid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordDeskPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "cash",
                 *       "amount": 800
                 *     }
                 */
                "application/json": components["schemas"]["RecordDeskPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "accepted",
                     *       "reason": "Chest tightness when climbing stairs.",
                     *       "speciality": "Cardiology",
                     *       "patientId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3c",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "acceptedDoctorId": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3c",
                     *         "fullName": "Dr. Ananya Sharma"
                     *       },
                     *       "preferredDate": "2026-11-24",
                     *       "preferredTime": "10:30",
                     *       "appointmentDate": "2026-11-24",
                     *       "appointmentTime": "10:30",
                     *       "idCard": null,
                     *       "payment": {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "method": "online",
                     *         "amount": 800,
                     *         "refunded": 0,
                     *         "refundIfCancelled": 800
                     *       },
                     *       "refundIfCancelled": 800,
                     *       "canCancel": true,
                     *       "isUpcoming": true,
                     *       "isMoved": false,
                     *       "moveAgreed": false,
                     *       "insteadOf": null,
                     *       "wasUnanswered": false,
                     *       "endReason": null,
                     *       "cancelledBy": null,
                     *       "history": [
                     *         {
                     *           "status": "accepted",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "reportUrl": null,
                     *       "receiptUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w",
                     *       "calendarUrl": "/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedicines: {
        parameters: {
            query?: {
                /** @description Part of a name; upper and lower case are the same, one typing error is forgiven. */
                search?: string;
                /** @description Only medicines for this need. */
                condition?: components["schemas"]["HealthCondition"];
                /** @description Only medicines of this brand. */
                brand?: string;
                /** @description Only these medicines: what a cart asks for. Gone ones are left out. */
                ids?: string;
                /** @description Order; a minus means highest first. */
                sort?: "name" | "price" | "-price";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, 20 when left out. */
                perPage?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *           "price": 120,
                     *           "promotionPrice": 96,
                     *           "turnaround": "24 hours",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "brand": "Ardhika",
                     *           "condition": "Diabetes Care",
                     *           "stock": 40
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MedicinesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMedicine: {
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
                /**
                 * @example {
                 *       "name": "Metformin 500 mg tablets",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 120,
                 *       "turnaround": "24 hours",
                 *       "brand": "Ardhika",
                 *       "condition": "Diabetes Care",
                 *       "stock": 40,
                 *       "overTheCounter": true,
                 *       "image": "picture.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AddMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Added successfully",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "name": "Metformin 500 mg tablets",
                     *         "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *         "price": 120,
                     *         "promotionPrice": 96,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/medicine/default.webp",
                     *         "brand": "Ardhika",
                     *         "condition": "Diabetes Care",
                     *         "stock": 40,
                     *         "published": true,
                     *         "overTheCounter": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineWritten"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMedicine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Metformin 500 mg tablets",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 120,
                 *       "turnaround": "24 hours",
                 *       "brand": "Ardhika",
                 *       "condition": "Diabetes Care",
                 *       "stock": 40,
                 *       "overTheCounter": true,
                 *       "stockWas": 40,
                 *       "version": 1,
                 *       "image": "picture.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ChangeMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Added successfully",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "name": "Metformin 500 mg tablets",
                     *         "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *         "price": 120,
                     *         "promotionPrice": 96,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/medicine/default.webp",
                     *         "brand": "Ardhika",
                     *         "condition": "Diabetes Care",
                     *         "stock": 40,
                     *         "published": true,
                     *         "overTheCounter": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineWritten"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedicine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Added successfully",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "name": "Metformin 500 mg tablets",
                     *         "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *         "price": 120,
                     *         "promotionPrice": 96,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/medicine/default.webp",
                     *         "brand": "Ardhika",
                     *         "condition": "Diabetes Care",
                     *         "stock": 40,
                     *         "published": true,
                     *         "overTheCounter": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineWritten"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedicineRecords: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "name": "Metformin 500 mg tablets",
                     *         "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *         "price": 120,
                     *         "promotionPrice": 96,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/medicine/default.webp",
                     *         "brand": "Ardhika",
                     *         "condition": "Diabetes Care",
                     *         "stock": 40,
                     *         "published": true,
                     *         "overTheCounter": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MedicineRecord"][];
                    /**
                     * @example id,name,description,price,promotionPrice,turnaround,imageUrl,brand,condition,stock,published,overTheCounter,version,createdAt,updatedAt
                     *     66f1a2b3c4d5e6f708192a3b,Metformin 500 mg tablets,Lowers blood sugar; taken with meals as your doctor says.,120,96,24 hours,/public/image/medicine/default.webp,Ardhika,Diabetes Care,40,true,true,1,2026-11-21T05:30:00.000Z,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMedicine: {
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
                /**
                 * @example {
                 *       "name": "Metformin 500 mg tablets",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 120,
                 *       "turnaround": "24 hours",
                 *       "brand": "Ardhika",
                 *       "condition": "Diabetes Care",
                 *       "stock": 40,
                 *       "published": true,
                 *       "overTheCounter": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Metformin 500 mg tablets",
                     *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *       "price": 120,
                     *       "promotionPrice": 96,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/medicine/default.webp",
                     *       "brand": "Ardhika",
                     *       "condition": "Diabetes Care",
                     *       "stock": 40,
                     *       "published": true,
                     *       "overTheCounter": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkMedicines: {
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
                /**
                 * @example {
                 *       "action": "delete",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkMedicines"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedicine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Metformin 500 mg tablets",
                     *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *       "price": 120,
                     *       "promotionPrice": 96,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/medicine/default.webp",
                     *       "brand": "Ardhika",
                     *       "condition": "Diabetes Care",
                     *       "stock": 40
                     *     }
                     */
                    "application/json": components["schemas"]["Medicine"] | components["schemas"]["MedicineRecord"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMedicine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Metformin 500 mg tablets",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 120,
                 *       "turnaround": "24 hours",
                 *       "brand": "Ardhika",
                 *       "condition": "Diabetes Care",
                 *       "stock": 40,
                 *       "published": true,
                 *       "overTheCounter": true,
                 *       "stockWas": 40,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Metformin 500 mg tablets",
                     *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *       "price": 120,
                     *       "promotionPrice": 96,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/medicine/default.webp",
                     *       "brand": "Ardhika",
                     *       "condition": "Diabetes Care",
                     *       "stock": 40,
                     *       "published": true,
                     *       "overTheCounter": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMedicine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Metformin 500 mg tablets",
                     *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                     *       "price": 120,
                     *       "promotionPrice": 96,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/medicine/default.webp",
                     *       "brand": "Ardhika",
                     *       "condition": "Diabetes Care",
                     *       "stock": 40,
                     *       "published": true,
                     *       "overTheCounter": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineRecord"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMedicineCheckoutSession: {
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
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                 *           "quantity": 2,
                 *           "price": 96
                 *         }
                 *       ],
                 *       "user": {
                 *         "name": "Asha Rao",
                 *         "email": "patient@demo.test",
                 *         "phone": "9812345678",
                 *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateMedicineCheckout"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cs_test_a1b2c3",
                     *       "url": "http://localhost:12111/c/pay/cs_test_a1b2c3",
                     *       "expiresAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "number": "HP-2026-7KQ4XM",
                     *         "status": "placed",
                     *         "buyer": {
                     *           "name": "Asha Rao",
                     *           "email": "patient@demo.test",
                     *           "phone": "+919812345678",
                     *           "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *         },
                     *         "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *         "items": [
                     *           {
                     *             "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *             "name": "Metformin 500 mg tablets",
                     *             "imageUrl": "/public/image/medicine/default.webp",
                     *             "price": 96,
                     *             "listPrice": 120,
                     *             "quantity": 2,
                     *             "amount": 192
                     *           }
                     *         ],
                     *         "total": 192,
                     *         "history": [
                     *           {
                     *             "status": "placed",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *         "refund": null,
                     *         "cancellation": null,
                     *         "canCancel": true,
                     *         "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Order"][];
                    /**
                     * @example id,number,status,buyer.name,buyer.email,buyer.phone,buyer.address,patientId,total,paymentId,refund.amount,refund.status,cancellation.by,cancellation.msg,canCancel,receiptUrl,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,HP-2026-7KQ4XM,placed,Asha Rao,patient@demo.test,'+919812345678,"12 Lake View Road, Indiranagar, Bengaluru 560038",66f1a2b3c4d5e6f708192a3b,192,66f1a2b3c4d5e6f708192a3b,,,,,true,/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "HP-2026-7KQ4XM",
                 *       "email": "patient@demo.test"
                 *     }
                 */
                "application/json": components["schemas"]["FindOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelFoundOrder: {
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
                /**
                 * @example {
                 *       "number": "HP-2026-7KQ4XM",
                 *       "email": "patient@demo.test"
                 *     }
                 */
                "application/json": components["schemas"]["FindOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkOrders: {
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
                /**
                 * @example {
                 *       "action": "pack",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkOrders"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    packOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deliverOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "HP-2026-7KQ4XM",
                     *       "status": "placed",
                     *       "buyer": {
                     *         "name": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "phone": "+919812345678",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038"
                     *       },
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "imageUrl": "/public/image/medicine/default.webp",
                     *           "price": 96,
                     *           "listPrice": 120,
                     *           "quantity": 2,
                     *           "amount": 192
                     *         }
                     *       ],
                     *       "total": 192,
                     *       "history": [
                     *         {
                     *           "status": "placed",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "paymentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "refund": null,
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "receiptUrl": "/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openReceipt: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabTests: {
        parameters: {
            query?: {
                /** @description Part of a name; upper and lower case are the same, one typing error is forgiven. */
                search?: string;
                /** @description Only tests of this group. */
                group?: components["schemas"]["LabGroup"];
                /** @description Order; a minus means highest first. */
                sort?: "name" | "price" | "-price";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, 20 when left out. */
                perPage?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "testName": "Thyroid profile",
                     *           "description": "Shows whether the thyroid works too slowly or too fast.",
                     *           "price": 650,
                     *           "turnaround": "24 hours",
                     *           "imageUrl": "/public/image/labtest/default.webp",
                     *           "group": "Thyroid"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLabTest: {
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
                /**
                 * @example {
                 *       "testName": "Thyroid profile",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 650,
                 *       "turnaround": "24 hours",
                 *       "group": "Thyroid",
                 *       "measures": [
                 *         {
                 *           "name": "Haemoglobin",
                 *           "unit": "g/dL",
                 *           "ranges": [
                 *             {
                 *               "gender": "female",
                 *               "ageFrom": 18,
                 *               "ageTo": null,
                 *               "low": 12.1,
                 *               "high": 15.1
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "image": "picture.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AddLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Added successfully",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "description": "Shows whether the thyroid works too slowly or too fast.",
                     *         "price": 650,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid",
                     *         "measures": [
                     *           {
                     *             "name": "Haemoglobin",
                     *             "unit": "g/dL",
                     *             "ranges": [
                     *               {
                     *                 "gender": "female",
                     *                 "ageFrom": 18,
                     *                 "ageTo": null,
                     *                 "low": 12.1,
                     *                 "high": 15.1
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "published": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestWritten"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeLabTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "testName": "Thyroid profile",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 650,
                 *       "turnaround": "24 hours",
                 *       "group": "Thyroid",
                 *       "measures": [
                 *         {
                 *           "name": "Haemoglobin",
                 *           "unit": "g/dL",
                 *           "ranges": [
                 *             {
                 *               "gender": "female",
                 *               "ageFrom": 18,
                 *               "ageTo": null,
                 *               "low": 12.1,
                 *               "high": 15.1
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "version": 1,
                 *       "image": "picture.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ChangeLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Added successfully",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "description": "Shows whether the thyroid works too slowly or too fast.",
                     *         "price": 650,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid",
                     *         "measures": [
                     *           {
                     *             "name": "Haemoglobin",
                     *             "unit": "g/dL",
                     *             "ranges": [
                     *               {
                     *                 "gender": "female",
                     *                 "ageFrom": 18,
                     *                 "ageTo": null,
                     *                 "low": 12.1,
                     *                 "high": 15.1
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "published": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestWritten"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLabTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Added successfully",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "description": "Shows whether the thyroid works too slowly or too fast.",
                     *         "price": 650,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid",
                     *         "measures": [
                     *           {
                     *             "name": "Haemoglobin",
                     *             "unit": "g/dL",
                     *             "ranges": [
                     *               {
                     *                 "gender": "female",
                     *                 "ageFrom": 18,
                     *                 "ageTo": null,
                     *                 "low": 12.1,
                     *                 "high": 15.1
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "published": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestWritten"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabTestRecords: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "description": "Shows whether the thyroid works too slowly or too fast.",
                     *         "price": 650,
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid",
                     *         "measures": [
                     *           {
                     *             "name": "Haemoglobin",
                     *             "unit": "g/dL",
                     *             "ranges": [
                     *               {
                     *                 "gender": "female",
                     *                 "ageFrom": 18,
                     *                 "ageTo": null,
                     *                 "low": 12.1,
                     *                 "high": 15.1
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "published": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LabTestRecord"][];
                    /**
                     * @example id,testName,description,price,turnaround,imageUrl,group,published,version,createdAt,updatedAt
                     *     66f1a2b3c4d5e6f708192a3b,Thyroid profile,Shows whether the thyroid works too slowly or too fast.,650,24 hours,/public/image/labtest/default.webp,Thyroid,true,1,2026-11-21T05:30:00.000Z,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLabTest: {
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
                /**
                 * @example {
                 *       "testName": "Thyroid profile",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 800,
                 *       "turnaround": "24 hours",
                 *       "group": "Thyroid",
                 *       "measures": [
                 *         {
                 *           "name": "Haemoglobin",
                 *           "unit": "g/dL",
                 *           "ranges": [
                 *             {
                 *               "gender": "female",
                 *               "ageFrom": 18,
                 *               "ageTo": null,
                 *               "low": 12.1,
                 *               "high": 15.1
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "published": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "testName": "Thyroid profile",
                     *       "description": "Shows whether the thyroid works too slowly or too fast.",
                     *       "price": 650,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/labtest/default.webp",
                     *       "group": "Thyroid",
                     *       "measures": [
                     *         {
                     *           "name": "Haemoglobin",
                     *           "unit": "g/dL",
                     *           "ranges": [
                     *             {
                     *               "gender": "female",
                     *               "ageFrom": 18,
                     *               "ageTo": null,
                     *               "low": 12.1,
                     *               "high": 15.1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkLabTests: {
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
                /**
                 * @example {
                 *       "action": "delete",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkLabTests"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "testName": "Thyroid profile",
                     *       "description": "Shows whether the thyroid works too slowly or too fast.",
                     *       "price": 650,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/labtest/default.webp",
                     *       "group": "Thyroid"
                     *     }
                     */
                    "application/json": components["schemas"]["LabTest"] | components["schemas"]["LabTestRecord"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLabTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "testName": "Thyroid profile",
                 *       "description": "Lowers blood sugar; taken with meals as your doctor says.",
                 *       "price": 800,
                 *       "turnaround": "24 hours",
                 *       "group": "Thyroid",
                 *       "measures": [
                 *         {
                 *           "name": "Haemoglobin",
                 *           "unit": "g/dL",
                 *           "ranges": [
                 *             {
                 *               "gender": "female",
                 *               "ageFrom": 18,
                 *               "ageTo": null,
                 *               "low": 12.1,
                 *               "high": 15.1
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "published": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "testName": "Thyroid profile",
                     *       "description": "Shows whether the thyroid works too slowly or too fast.",
                     *       "price": 650,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/labtest/default.webp",
                     *       "group": "Thyroid",
                     *       "measures": [
                     *         {
                     *           "name": "Haemoglobin",
                     *           "unit": "g/dL",
                     *           "ranges": [
                     *             {
                     *               "gender": "female",
                     *               "ageFrom": 18,
                     *               "ageTo": null,
                     *               "low": 12.1,
                     *               "high": 15.1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeLabTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "testName": "Thyroid profile",
                     *       "description": "Shows whether the thyroid works too slowly or too fast.",
                     *       "price": 650,
                     *       "turnaround": "24 hours",
                     *       "imageUrl": "/public/image/labtest/default.webp",
                     *       "group": "Thyroid",
                     *       "measures": [
                     *         {
                     *           "name": "Haemoglobin",
                     *           "unit": "g/dL",
                     *           "ranges": [
                     *             {
                     *               "gender": "female",
                     *               "ageFrom": 18,
                     *               "ageTo": null,
                     *               "low": 12.1,
                     *               "high": 15.1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabTestRecord"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabBookings: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "requested",
                     *         "labTest": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "testName": "Thyroid profile",
                     *           "turnaround": "24 hours",
                     *           "imageUrl": "/public/image/labtest/default.webp",
                     *           "group": "Thyroid"
                     *         },
                     *         "price": 650,
                     *         "patient": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "fullName": "Asha Rao",
                     *         "phone": "+919812345678",
                     *         "date": "2026-11-24",
                     *         "window": {
                     *           "from": "07:00",
                     *           "to": "09:00"
                     *         },
                     *         "place": "home",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *         "payment": "atCollection",
                     *         "paid": false,
                     *         "paymentId": null,
                     *         "refund": null,
                     *         "history": [
                     *           {
                     *             "status": "requested",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "cancellation": null,
                     *         "canCancel": true,
                     *         "refundIfCancelled": 650,
                     *         "report": null,
                     *         "reportUrl": null,
                     *         "earlierReports": [],
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LabBooking"][];
                    /**
                     * @example id,status,labTest._id,labTest.testName,labTest.turnaround,labTest.imageUrl,labTest.group,price,patient._id,patient.fullName,fullName,phone,date,window.from,window.to,place,address,payment,paid,paymentId,refund.amount,refund.status,cancellation.by,cancellation.msg,canCancel,refundIfCancelled,report.version,report.remark,report.person.gender,report.person.age,report.sampledAt,report.reportedAt,report.reason,reportUrl,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,requested,66f1a2b3c4d5e6f708192a3b,Thyroid profile,24 hours,/public/image/labtest/default.webp,Thyroid,650,66f1a2b3c4d5e6f708192a3b,Asha Rao,Asha Rao,'+919812345678,2026-11-24,07:00,09:00,home,"12 Lake View Road, Indiranagar, Bengaluru 560038",atCollection,false,,,,,,true,650,,,,,,,,,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLabBooking: {
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
                /**
                 * @example {
                 *       "labTestId": "66f1a2b3c4d5e6f708192a3b",
                 *       "price": 650,
                 *       "fullName": "Asha Rao",
                 *       "phone": "9812345678",
                 *       "date": "2026-11-24",
                 *       "place": "home",
                 *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                 *       "payment": "atCollection"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLabBooking"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "requested",
                     *         "labTest": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "testName": "Thyroid profile",
                     *           "turnaround": "24 hours",
                     *           "imageUrl": "/public/image/labtest/default.webp",
                     *           "group": "Thyroid"
                     *         },
                     *         "price": 650,
                     *         "patient": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "fullName": "Asha Rao",
                     *         "phone": "+919812345678",
                     *         "date": "2026-11-24",
                     *         "window": {
                     *           "from": "07:00",
                     *           "to": "09:00"
                     *         },
                     *         "place": "home",
                     *         "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *         "payment": "atCollection",
                     *         "paid": false,
                     *         "paymentId": null,
                     *         "refund": null,
                     *         "history": [
                     *           {
                     *             "status": "requested",
                     *             "at": "2026-11-21T05:30:00.000Z"
                     *           }
                     *         ],
                     *         "cancellation": null,
                     *         "canCancel": true,
                     *         "refundIfCancelled": 650,
                     *         "report": null,
                     *         "reportUrl": null,
                     *         "earlierReports": [],
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       },
                     *       "checkout": null
                     *     }
                     */
                    "application/json": components["schemas"]["LabBookingMade"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkLabBookings: {
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
                /**
                 * @example {
                 *       "action": "confirm",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkLabBookings"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabWindows: {
        parameters: {
            query: {
                /** @description The day of the sample. */
                date: string;
                /** @description Where the sample is taken: at the hospital, or at home. */
                place: "hospital" | "home";
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "from": "07:00",
                     *         "to": "09:00",
                     *         "free": 4
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OfferedLabWindow"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollectionRoute: {
        parameters: {
            query?: {
                /** @description The day of the route; today when left out. */
                date?: string;
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "date": "2026-11-24",
                     *       "stops": [
                     *         {
                     *           "window": {
                     *             "from": "07:00",
                     *             "to": "09:00"
                     *           },
                     *           "pincode": "560038",
                     *           "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *           "phone": "+919812345678",
                     *           "samples": [
                     *             {
                     *               "id": "66f1a2b3c4d5e6f708192a3b",
                     *               "fullName": "Asha Rao",
                     *               "testName": "Thyroid profile",
                     *               "status": "requested",
                     *               "due": 650
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionRoute"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "requested",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid"
                     *       },
                     *       "price": 650,
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "fullName": "Asha Rao",
                     *       "phone": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "window": {
                     *         "from": "07:00",
                     *         "to": "09:00"
                     *       },
                     *       "place": "home",
                     *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "payment": "atCollection",
                     *       "paid": false,
                     *       "paymentId": null,
                     *       "refund": null,
                     *       "history": [
                     *         {
                     *           "status": "requested",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "refundIfCancelled": 650,
                     *       "report": null,
                     *       "reportUrl": null,
                     *       "earlierReports": [],
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabBooking"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmLabBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "requested",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid"
                     *       },
                     *       "price": 650,
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "fullName": "Asha Rao",
                     *       "phone": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "window": {
                     *         "from": "07:00",
                     *         "to": "09:00"
                     *       },
                     *       "place": "home",
                     *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "payment": "atCollection",
                     *       "paid": false,
                     *       "paymentId": null,
                     *       "refund": null,
                     *       "history": [
                     *         {
                     *           "status": "requested",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "refundIfCancelled": 650,
                     *       "report": null,
                     *       "reportUrl": null,
                     *       "earlierReports": [],
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabBooking"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    collectLabSample: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "requested",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid"
                     *       },
                     *       "price": 650,
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "fullName": "Asha Rao",
                     *       "phone": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "window": {
                     *         "from": "07:00",
                     *         "to": "09:00"
                     *       },
                     *       "place": "home",
                     *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "payment": "atCollection",
                     *       "paid": false,
                     *       "paymentId": null,
                     *       "refund": null,
                     *       "history": [
                     *         {
                     *           "status": "requested",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "refundIfCancelled": 650,
                     *       "report": null,
                     *       "reportUrl": null,
                     *       "earlierReports": [],
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabBooking"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportLabBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "name": "Haemoglobin",
                 *           "value": 11.2,
                 *           "unit": "g/dL",
                 *           "low": 12,
                 *           "high": 15.5
                 *         }
                 *       ],
                 *       "remark": "Repeat after three months.",
                 *       "person": {
                 *         "gender": "female",
                 *         "age": 36
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReportLabBooking"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "requested",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid"
                     *       },
                     *       "price": 650,
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "fullName": "Asha Rao",
                     *       "phone": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "window": {
                     *         "from": "07:00",
                     *         "to": "09:00"
                     *       },
                     *       "place": "home",
                     *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "payment": "atCollection",
                     *       "paid": false,
                     *       "paymentId": null,
                     *       "refund": null,
                     *       "history": [
                     *         {
                     *           "status": "requested",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "refundIfCancelled": 650,
                     *       "report": null,
                     *       "reportUrl": null,
                     *       "earlierReports": [],
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabBooking"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabBookingMeasures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "gender": "female",
                     *         "age": 36
                     *       },
                     *       "measures": [
                     *         {
                     *           "name": "Haemoglobin",
                     *           "unit": "g/dL",
                     *           "ranges": [
                     *             {
                     *               "gender": "female",
                     *               "ageFrom": 18,
                     *               "ageTo": null,
                     *               "low": 12.1,
                     *               "high": 15.1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingMeasures"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctLabReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "name": "Haemoglobin",
                 *           "value": 11.2,
                 *           "unit": "g/dL",
                 *           "low": 12,
                 *           "high": 15.5
                 *         }
                 *       ],
                 *       "remark": "Repeat after three months.",
                 *       "person": {
                 *         "gender": "female",
                 *         "age": 36
                 *       },
                 *       "reason": "The sample was mistaken for another one.",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["CorrectLabReport"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "requested",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid"
                     *       },
                     *       "price": 650,
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "fullName": "Asha Rao",
                     *       "phone": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "window": {
                     *         "from": "07:00",
                     *         "to": "09:00"
                     *       },
                     *       "place": "home",
                     *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "payment": "atCollection",
                     *       "paid": false,
                     *       "paymentId": null,
                     *       "refund": null,
                     *       "history": [
                     *         {
                     *           "status": "requested",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "refundIfCancelled": 650,
                     *       "report": null,
                     *       "reportUrl": null,
                     *       "earlierReports": [],
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabBooking"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelLabBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "requested",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile",
                     *         "turnaround": "24 hours",
                     *         "imageUrl": "/public/image/labtest/default.webp",
                     *         "group": "Thyroid"
                     *       },
                     *       "price": 650,
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "fullName": "Asha Rao",
                     *       "phone": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "window": {
                     *         "from": "07:00",
                     *         "to": "09:00"
                     *       },
                     *       "place": "home",
                     *       "address": "12 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "payment": "atCollection",
                     *       "paid": false,
                     *       "paymentId": null,
                     *       "refund": null,
                     *       "history": [
                     *         {
                     *           "status": "requested",
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "cancellation": null,
                     *       "canCancel": true,
                     *       "refundIfCancelled": 650,
                     *       "report": null,
                     *       "reportUrl": null,
                     *       "earlierReports": [],
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabBooking"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openLabReport: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabReportVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
                /** @description `version` of the report. */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openLabReportVersion: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
                /** @description `version` of the report. */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabRequests: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "status": "open",
                     *         "labTest": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "testName": "Thyroid profile"
                     *         },
                     *         "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *         "patient": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "doctor": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "labBookingId": null,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LabRequest"][];
                    /**
                     * @example id,status,labTest._id,labTest.testName,appointmentId,patient._id,patient.fullName,doctor._id,doctor.fullName,labBookingId,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,open,66f1a2b3c4d5e6f708192a3b,Thyroid profile,66f1a2b3c4d5e6f708192a3b,66f1a2b3c4d5e6f708192a3b,Asha Rao,66f1a2b3c4d5e6f708192a3b,Asha Rao,,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "open",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile"
                     *       },
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "labBookingId": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabRequest"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineLabRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "status": "open",
                     *       "labTest": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "testName": "Thyroid profile"
                     *       },
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patient": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "doctor": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "labBookingId": null,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LabRequest"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrescriptions: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "number": "RX-2026-7KQ4XM",
                     *         "status": "active",
                     *         "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *         "patientName": "Asha Rao",
                     *         "age": 36,
                     *         "gender": "female",
                     *         "contact": "+919812345678",
                     *         "date": "2026-11-24",
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3b",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "doctorCode": "HSP-CAR-0001",
                     *         "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *         "symptoms": "Thirst and tiredness.",
                     *         "diagnosis": "Type 2 diabetes",
                     *         "medicines": [
                     *           {
                     *             "name": "Metformin 500 mg tablets",
                     *             "dosage": "1 tablet",
                     *             "frequency": "twice daily",
                     *             "duration": "1 month",
                     *             "days": 30,
                     *             "units": 60,
                     *             "medicineId": "66f1a2b3c4d5e6f708192a3b"
                     *           }
                     *         ],
                     *         "notes": "Take with food.",
                     *         "daysSupply": 30,
                     *         "endsOn": "2026-11-24",
                     *         "refill": null,
                     *         "pdfUrl": "/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Prescription"][];
                    /**
                     * @example id,number,status,patientId,patientName,age,gender,contact,date,doctorId,doctorName,doctorCode,appointmentId,symptoms,diagnosis,notes,daysSupply,endsOn,refill.level,refill.dueOn,pdfUrl,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,RX-2026-7KQ4XM,active,66f1a2b3c4d5e6f708192a3b,Asha Rao,36,female,'+919812345678,2026-11-24,66f1a2b3c4d5e6f708192a3b,Dr. Ananya Sharma,HSP-CAR-0001,66f1a2b3c4d5e6f708192a3b,Thirst and tiredness.,Type 2 diabetes,Take with food.,30,2026-11-24,,,/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPrescription: {
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
                /**
                 * @example {
                 *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                 *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                 *       "patientName": "Asha Rao",
                 *       "age": 36,
                 *       "gender": "female",
                 *       "contact": "9812345678",
                 *       "date": "2026-11-24",
                 *       "doctorName": "Dr. Ananya Sharma",
                 *       "symptoms": "Thirst and tiredness.",
                 *       "diagnosis": "Type 2 diabetes",
                 *       "medicines": [
                 *         {
                 *           "name": "Metformin 500 mg tablets",
                 *           "dosage": "1 tablet",
                 *           "frequency": "twice daily",
                 *           "duration": "1 month"
                 *         }
                 *       ],
                 *       "notes": "Take with food."
                 *     }
                 */
                "application/json": components["schemas"]["CreatePrescription"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "RX-2026-7KQ4XM",
                     *       "status": "active",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientName": "Asha Rao",
                     *       "age": 36,
                     *       "gender": "female",
                     *       "contact": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "doctorCode": "HSP-CAR-0001",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "symptoms": "Thirst and tiredness.",
                     *       "diagnosis": "Type 2 diabetes",
                     *       "medicines": [
                     *         {
                     *           "name": "Metformin 500 mg tablets",
                     *           "dosage": "1 tablet",
                     *           "frequency": "twice daily",
                     *           "duration": "1 month",
                     *           "days": 30,
                     *           "units": 60,
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b"
                     *         }
                     *       ],
                     *       "notes": "Take with food.",
                     *       "daysSupply": 30,
                     *       "endsOn": "2026-11-24",
                     *       "refill": null,
                     *       "pdfUrl": "/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Prescription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedicineAvailability: {
        parameters: {
            query: {
                /** @description Name of the medicine with its strength. */
                name: string;
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": true,
                     *       "instead": [
                     *         "Metformin 500 mg tablets (Sukhayan)"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MedicineAvailability"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "number": "RX-2026-7KQ4XM",
                     *       "status": "active",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientName": "Asha Rao",
                     *       "age": 36,
                     *       "gender": "female",
                     *       "contact": "+919812345678",
                     *       "date": "2026-11-24",
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "doctorCode": "HSP-CAR-0001",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "symptoms": "Thirst and tiredness.",
                     *       "diagnosis": "Type 2 diabetes",
                     *       "medicines": [
                     *         {
                     *           "name": "Metformin 500 mg tablets",
                     *           "dosage": "1 tablet",
                     *           "frequency": "twice daily",
                     *           "duration": "1 month",
                     *           "days": 30,
                     *           "units": 60,
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b"
                     *         }
                     *       ],
                     *       "notes": "Take with food.",
                     *       "daysSupply": 30,
                     *       "endsOn": "2026-11-24",
                     *       "refill": null,
                     *       "pdfUrl": "/api/papers/prescriptions/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Prescription"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrescriptionCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *           "name": "Metformin 500 mg tablets",
                     *           "quantity": 6,
                     *           "price": 38.4,
                     *           "stock": 40,
                     *           "available": true,
                     *           "instead": [
                     *             {
                     *               "medicineId": "66f1a2b3c4d5e6f708192a3b",
                     *               "name": "Metformin 500 mg tablets (Sukhayan)",
                     *               "price": 38.4,
                     *               "stock": 40
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PrescriptionCart"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrescriptionPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openPrescriptionPdf: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecords: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "kind": "note",
                     *         "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *         "authorId": "66f1a2b3c4d5e6f708192a3b",
                     *         "authorName": "Dr. Ananya Sharma",
                     *         "authorType": "doctor",
                     *         "recordedAt": "2026-11-21T05:30:00.000Z",
                     *         "title": "Follow-up visit",
                     *         "text": "Feels well, no swelling of the ankles.",
                     *         "vitals": null,
                     *         "results": null,
                     *         "sampleOf": null,
                     *         "file": null,
                     *         "labBookingId": null,
                     *         "correctedAt": null,
                     *         "correction": null,
                     *         "canRemove": true,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MedicalRecord"][];
                    /**
                     * @example id,kind,patientId,authorId,authorName,authorType,recordedAt,title,text,vitals.systolic,vitals.diastolic,vitals.pulse,vitals.temperature,vitals.respiratoryRate,vitals.oxygenSaturation,vitals.weight,vitals.height,vitals.glucose,sampleOf,file.name,file.contentType,file.size,file.url,labBookingId,correctedAt,correction,canRemove,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,note,66f1a2b3c4d5e6f708192a3b,66f1a2b3c4d5e6f708192a3b,Dr. Ananya Sharma,doctor,2026-11-21T05:30:00.000Z,Follow-up visit,"Feels well, no swelling of the ankles.",,,,,,,,,,,,,,,,,,true,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecord: {
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
                /**
                 * @example {
                 *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                 *       "kind": "note",
                 *       "title": "Follow-up visit",
                 *       "text": "Feels well, no swelling of the ankles."
                 *     }
                 */
                "application/json": components["schemas"]["CreateRecord"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "kind": "note",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorName": "Dr. Ananya Sharma",
                     *       "authorType": "doctor",
                     *       "recordedAt": "2026-11-21T05:30:00.000Z",
                     *       "title": "Follow-up visit",
                     *       "text": "Feels well, no swelling of the ankles.",
                     *       "vitals": null,
                     *       "results": null,
                     *       "sampleOf": null,
                     *       "file": null,
                     *       "labBookingId": null,
                     *       "correctedAt": null,
                     *       "correction": null,
                     *       "canRemove": true,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicalRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
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
                /**
                 * @example {
                 *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                 *       "title": "Discharge letter",
                 *       "date": "2026-11-24",
                 *       "file": "file.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadDocument"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "kind": "note",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorName": "Dr. Ananya Sharma",
                     *       "authorType": "doctor",
                     *       "recordedAt": "2026-11-21T05:30:00.000Z",
                     *       "title": "Follow-up visit",
                     *       "text": "Feels well, no swelling of the ankles.",
                     *       "vitals": null,
                     *       "results": null,
                     *       "sampleOf": null,
                     *       "file": null,
                     *       "labBookingId": null,
                     *       "correctedAt": null,
                     *       "correction": null,
                     *       "canRemove": true,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicalRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecordsSummary: {
        parameters: {
            query?: {
                /** @description A patient's own when left out; others name the patient. */
                patientId?: string;
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "latestVitals": [
                     *         {
                     *           "vital": "systolic",
                     *           "name": "Pulse",
                     *           "value": 72,
                     *           "unit": "/min",
                     *           "low": 60,
                     *           "high": 100,
                     *           "flag": "low",
                     *           "recordedAt": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ],
                     *       "diagnoses": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "title": "Type 2 diabetes",
                     *           "text": "Found at the yearly check-up.",
                     *           "recordedAt": "2026-11-21T05:30:00.000Z",
                     *           "authorName": "Dr. Ananya Sharma"
                     *         }
                     *       ],
                     *       "trends": [
                     *         {
                     *           "kind": "vital",
                     *           "name": "HbA1c",
                     *           "unit": "%",
                     *           "low": 60,
                     *           "high": 100,
                     *           "points": [
                     *             {
                     *               "date": "2026-11-24",
                     *               "value": 6.9
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecordsSummary"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "kind": "note",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorName": "Dr. Ananya Sharma",
                     *       "authorType": "doctor",
                     *       "recordedAt": "2026-11-21T05:30:00.000Z",
                     *       "title": "Follow-up visit",
                     *       "text": "Feels well, no swelling of the ankles.",
                     *       "vitals": null,
                     *       "results": null,
                     *       "sampleOf": null,
                     *       "file": null,
                     *       "labBookingId": null,
                     *       "correctedAt": null,
                     *       "correction": null,
                     *       "canRemove": true,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicalRecord"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "kind": "note",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "authorName": "Dr. Ananya Sharma",
                     *       "authorType": "doctor",
                     *       "recordedAt": "2026-11-21T05:30:00.000Z",
                     *       "title": "Follow-up visit",
                     *       "text": "Feels well, no swelling of the ankles.",
                     *       "vitals": null,
                     *       "results": null,
                     *       "sampleOf": null,
                     *       "file": null,
                     *       "labBookingId": null,
                     *       "correctedAt": null,
                     *       "correction": null,
                     *       "canRemove": true,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MedicalRecord"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openDocument: {
        parameters: {
            query?: {
                /** @description From the signed address: until when it opens, in seconds since 1970. */
                expires?: string;
                /** @description From the signed address: the login that it was made for, with which it ends. */
                session?: string;
                /** @description From the signed address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConsultation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "version": 1,
                     *       "draft": {
                     *         "note": "Feels well, no swelling of the ankles.",
                     *         "diagnosis": "Type 2 diabetes",
                     *         "vitals": {
                     *           "pulse": "72"
                     *         },
                     *         "prescription": {
                     *           "age": "36",
                     *           "gender": "female",
                     *           "contact": "+919812345678",
                     *           "symptoms": "Thirst and tiredness.",
                     *           "medicines": [
                     *             {
                     *               "name": "Metformin 500 mg tablets",
                     *               "dosage": "1 tablet",
                     *               "frequency": "1-0-1",
                     *               "duration": "1 month"
                     *             }
                     *           ],
                     *           "notes": "Take with food."
                     *         },
                     *         "labTests": [
                     *           {
                     *             "_id": "66f1a2b3c4d5e6f708192a3b",
                     *             "testName": "Thyroid profile"
                     *           }
                     *         ],
                     *         "followUp": {
                     *           "date": "2026-11-24",
                     *           "time": "10:30",
                     *           "reason": "Blood pressure after the new medicine."
                     *         }
                     *       },
                     *       "draftAt": "2026-11-21T05:30:00.000Z",
                     *       "written": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "kind": "note",
                     *           "title": "Type 2 diabetes",
                     *           "labRequestStatus": null,
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Consultation"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepConsultationDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
                 *         "note": "Feels well, no swelling of the ankles.",
                 *         "diagnosis": "Type 2 diabetes",
                 *         "vitals": {
                 *           "pulse": "72"
                 *         },
                 *         "prescription": {
                 *           "age": "36",
                 *           "gender": "female",
                 *           "contact": "+919812345678",
                 *           "symptoms": "Thirst and tiredness.",
                 *           "medicines": [
                 *             {
                 *               "name": "Metformin 500 mg tablets",
                 *               "dosage": "1 tablet",
                 *               "frequency": "1-0-1",
                 *               "duration": "1 month"
                 *             }
                 *           ],
                 *           "notes": "Take with food."
                 *         },
                 *         "labTests": [
                 *           {
                 *             "_id": "66f1a2b3c4d5e6f708192a3b",
                 *             "testName": "Thyroid profile"
                 *           }
                 *         ],
                 *         "followUp": {
                 *           "date": "2026-11-24",
                 *           "time": "10:30",
                 *           "reason": "Blood pressure after the new medicine."
                 *         }
                 *       },
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["KeepDraft"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "version": 1,
                     *       "draft": {
                     *         "note": "Feels well, no swelling of the ankles.",
                     *         "diagnosis": "Type 2 diabetes",
                     *         "vitals": {
                     *           "pulse": "72"
                     *         },
                     *         "prescription": {
                     *           "age": "36",
                     *           "gender": "female",
                     *           "contact": "+919812345678",
                     *           "symptoms": "Thirst and tiredness.",
                     *           "medicines": [
                     *             {
                     *               "name": "Metformin 500 mg tablets",
                     *               "dosage": "1 tablet",
                     *               "frequency": "1-0-1",
                     *               "duration": "1 month"
                     *             }
                     *           ],
                     *           "notes": "Take with food."
                     *         },
                     *         "labTests": [
                     *           {
                     *             "_id": "66f1a2b3c4d5e6f708192a3b",
                     *             "testName": "Thyroid profile"
                     *           }
                     *         ],
                     *         "followUp": {
                     *           "date": "2026-11-24",
                     *           "time": "10:30",
                     *           "reason": "Blood pressure after the new medicine."
                     *         }
                     *       },
                     *       "draftAt": "2026-11-21T05:30:00.000Z",
                     *       "written": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "kind": "note",
                     *           "title": "Type 2 diabetes",
                     *           "labRequestStatus": null,
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Consultation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveConsultation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "note": "Feels well, no swelling of the ankles.",
                 *       "diagnosis": "Type 2 diabetes",
                 *       "vitals": {
                 *         "systolic": 124,
                 *         "diastolic": 78,
                 *         "pulse": 72
                 *       },
                 *       "complete": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveConsultation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "version": 1,
                     *       "draft": {
                     *         "note": "Feels well, no swelling of the ankles.",
                     *         "diagnosis": "Type 2 diabetes",
                     *         "vitals": {
                     *           "pulse": "72"
                     *         },
                     *         "prescription": {
                     *           "age": "36",
                     *           "gender": "female",
                     *           "contact": "+919812345678",
                     *           "symptoms": "Thirst and tiredness.",
                     *           "medicines": [
                     *             {
                     *               "name": "Metformin 500 mg tablets",
                     *               "dosage": "1 tablet",
                     *               "frequency": "1-0-1",
                     *               "duration": "1 month"
                     *             }
                     *           ],
                     *           "notes": "Take with food."
                     *         },
                     *         "labTests": [
                     *           {
                     *             "_id": "66f1a2b3c4d5e6f708192a3b",
                     *             "testName": "Thyroid profile"
                     *           }
                     *         ],
                     *         "followUp": {
                     *           "date": "2026-11-24",
                     *           "time": "10:30",
                     *           "reason": "Blood pressure after the new medicine."
                     *         }
                     *       },
                     *       "draftAt": "2026-11-21T05:30:00.000Z",
                     *       "written": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "kind": "note",
                     *           "title": "Type 2 diabetes",
                     *           "labRequestStatus": null,
                     *           "at": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Consultation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "patient@demo.test",
                 *       "type": "patient"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA",
                 *       "password": "Demo-Pass-2026"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "patient@demo.test",
                 *       "reason": "Asked for by letter"
                 *     }
                 */
                "application/json": components["schemas"]["EraseAccount"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "type": "patient",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "disabled": false,
                     *       "erasedAt": null,
                     *       "lastLoginAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "dob": "1990-05-17",
                     *       "gender": "female",
                     *       "type": "patient",
                     *       "image": "patient.jpg",
                     *       "speciality": null,
                     *       "d_id": null,
                     *       "experience": null,
                     *       "qualification": null,
                     *       "fee": null,
                     *       "availableDays": [],
                     *       "timeSlots": [],
                     *       "description": null,
                     *       "published": false,
                     *       "approval": null,
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Asha Rao",
                 *       "mobile": "9812345678",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProfile"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "dob": "1990-05-17",
                     *       "gender": "female",
                     *       "type": "patient",
                     *       "image": "patient.jpg",
                     *       "speciality": null,
                     *       "d_id": null,
                     *       "experience": null,
                     *       "qualification": null,
                     *       "fee": null,
                     *       "availableDays": [],
                     *       "timeSlots": [],
                     *       "description": null,
                     *       "published": false,
                     *       "approval": null,
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "image": "picture.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "fullName": "Asha Rao",
                     *       "email": "patient@demo.test",
                     *       "mobile": "+919812345678",
                     *       "dob": "1990-05-17",
                     *       "gender": "female",
                     *       "type": "patient",
                     *       "image": "patient.jpg",
                     *       "speciality": null,
                     *       "d_id": null,
                     *       "experience": null,
                     *       "qualification": null,
                     *       "fee": null,
                     *       "availableDays": [],
                     *       "timeSlots": [],
                     *       "description": null,
                     *       "published": false,
                     *       "approval": null,
                     *       "approvalReason": null,
                     *       "emailConfirmed": true,
                     *       "disabled": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOwnData: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-11-21T05:30:00.000Z",
                     *       "account": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "mobile": "+919812345678",
                     *         "dob": "1990-05-17",
                     *         "gender": "female",
                     *         "type": "patient",
                     *         "image": "patient.jpg",
                     *         "speciality": null,
                     *         "d_id": null,
                     *         "experience": null,
                     *         "qualification": null,
                     *         "fee": null,
                     *         "availableDays": [],
                     *         "timeSlots": [],
                     *         "description": null,
                     *         "published": false,
                     *         "approval": null,
                     *         "approvalReason": null,
                     *         "emailConfirmed": true,
                     *         "disabled": false,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Demo-Pass-2026",
                 *       "newPassword": "Demo-Pass-2026"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "current": true,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "lastSeenAt": "2026-11-21T05:30:00.000Z",
                     *         "address": "203.0.113.7",
                     *         "userAgent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SessionInfo"][];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailability: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "hours": null,
                     *       "fee": 800,
                     *       "visitsOutside": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "availableDays": [
                 *         "Monday",
                 *         "Wednesday"
                 *       ],
                 *       "timeSlots": [
                 *         "10:00",
                 *         "10:30"
                 *       ],
                 *       "hours": null,
                 *       "fee": 800,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAvailability"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "hours": null,
                     *       "fee": 800,
                     *       "visitsOutside": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctorAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "hours": null,
                     *       "fee": 800,
                     *       "visitsOutside": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctorAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "availableDays": [
                 *         "Monday",
                 *         "Wednesday"
                 *       ],
                 *       "timeSlots": [
                 *         "10:00",
                 *         "10:30"
                 *       ],
                 *       "hours": null,
                 *       "fee": 800,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAvailability"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availableDays": [
                     *         "Monday",
                     *         "Wednesday"
                     *       ],
                     *       "timeSlots": [
                     *         "10:00",
                     *         "10:30"
                     *       ],
                     *       "hours": null,
                     *       "fee": 800,
                     *       "visitsOutside": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeaves: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "doctorId": "66f1a2b3c4d5e6f708192a3b",
                     *         "doctorName": "Dr. Ananya Sharma",
                     *         "from": "2026-11-24",
                     *         "to": "2026-11-24",
                     *         "fromTime": null,
                     *         "toTime": null,
                     *         "reason": "Conference",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Leave"][];
                    /**
                     * @example id,doctorId,doctorName,from,to,fromTime,toTime,reason,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,66f1a2b3c4d5e6f708192a3b,Dr. Ananya Sharma,2026-11-24,2026-11-24,,,Conference,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLeave: {
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
                /**
                 * @example {
                 *       "from": "2026-12-24",
                 *       "to": "2026-12-31",
                 *       "reason": "Conference"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLeave"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "from": "2026-11-24",
                     *       "to": "2026-11-24",
                     *       "fromTime": null,
                     *       "toTime": null,
                     *       "reason": "Conference",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Leave"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "doctorId": "66f1a2b3c4d5e6f708192a3b",
                     *       "doctorName": "Dr. Ananya Sharma",
                     *       "from": "2026-11-24",
                     *       "to": "2026-11-24",
                     *       "fromTime": null,
                     *       "toTime": null,
                     *       "reason": "Conference",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Leave"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "patient",
                     *       "user": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao",
                     *         "email": "patient@demo.test",
                     *         "mobile": "+919812345678",
                     *         "dob": "1990-05-17",
                     *         "gender": "female",
                     *         "type": "patient",
                     *         "image": "patient.jpg",
                     *         "speciality": null,
                     *         "d_id": null,
                     *         "experience": null,
                     *         "qualification": null,
                     *         "fee": null,
                     *         "availableDays": [],
                     *         "timeSlots": [],
                     *         "description": null,
                     *         "published": false,
                     *         "approval": null,
                     *         "approvalReason": null,
                     *         "emailConfirmed": true,
                     *         "disabled": false,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       },
                     *       "unread": 3,
                     *       "activity": [
                     *         {
                     *           "at": "2026-11-21T05:30:00.000Z",
                     *           "kind": "appointment",
                     *           "text": "Dr. Ananya Sharma accepted your appointment.",
                     *           "path": "/patientlogin/patientapps"
                     *         }
                     *       ],
                     *       "schedule": [
                     *         {
                     *           "date": "2026-11-24",
                     *           "time": "10:30",
                     *           "title": "Visit to Dr. Ananya Sharma",
                     *           "detail": "Cardiology",
                     *           "path": "/patientlogin/patientapps"
                     *         }
                     *       ],
                     *       "counts": {
                     *         "upcoming": 2,
                     *         "prescriptions": 2,
                     *         "refills": 2,
                     *         "orders": 2,
                     *         "labBookings": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatistics: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "day": "2026-11-24",
                     *       "today": {
                     *         "appointments": {
                     *           "pending": 4,
                     *           "accepted": 12,
                     *           "rejected": 1,
                     *           "completed": 6,
                     *           "cancelled": 1
                     *         },
                     *         "revenue": {
                     *           "amount": 18400,
                     *           "payments": 23
                     *         },
                     *         "refunds": {
                     *           "amount": 800,
                     *           "refunds": 1
                     *         },
                     *         "desk": {
                     *           "cash": {
                     *             "taken": 4800,
                     *             "returned": 800
                     *           },
                     *           "card": {
                     *             "taken": 4800,
                     *             "returned": 800
                     *           },
                     *           "upi": {
                     *             "taken": 4800,
                     *             "returned": 800
                     *           }
                     *         },
                     *         "newPatients": 5
                     *       },
                     *       "waiting": {
                     *         "appointments": 9,
                     *         "requestsNobodyLeft": 1,
                     *         "requestsNobodyTook": 2,
                     *         "ordersToPack": 3,
                     *         "labBookingsToConfirm": 2,
                     *         "questions": 6,
                     *         "reviews": 2,
                     *         "doctorsToApprove": 1,
                     *         "failedMails": 0,
                     *         "failedRefunds": 0,
                     *         "deskRefunds": 0,
                     *         "openDisputes": 0
                     *       },
                     *       "totals": {
                     *         "doctors": 42,
                     *         "patients": 310
                     *       },
                     *       "days": [
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "appointments": 24,
                     *           "revenue": 18400,
                     *           "refunds": 800,
                     *           "newPatients": 5,
                     *           "orders": 7
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Hospital Portal",
                     *       "phone": "+91 80 4000 1234",
                     *       "emergencyPhone": "112",
                     *       "messagingPhone": "+918040001234",
                     *       "address": "14 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "city": "Bengaluru",
                     *       "openingHours": {
                     *         "from": "08:00",
                     *         "to": "20:00",
                     *         "days": [
                     *           "Monday"
                     *         ]
                     *       },
                     *       "promoPercent": 20,
                     *       "promoText": "20% off all medicines",
                     *       "gstNumber": "29ABCDE1234F1Z5",
                     *       "social": {
                     *         "facebook": "https://www.example.org/hospital",
                     *         "x": "https://www.example.org/hospital",
                     *         "youtube": "https://www.example.org/hospital",
                     *         "instagram": "https://www.example.org/hospital",
                     *         "linkedin": "https://www.example.org/hospital"
                     *       },
                     *       "timeZone": "Asia/Kolkata",
                     *       "testMode": true
                     *     }
                     */
                    "application/json": components["schemas"]["Hospital"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettings: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "hospital",
                     *         "_id": "hospital",
                     *         "name": "Hospital Portal",
                     *         "phone": "+91 80 4000 1234",
                     *         "emergencyPhone": "112",
                     *         "messagingPhone": "+918040001234",
                     *         "address": "14 Lake View Road, Indiranagar, Bengaluru 560038",
                     *         "city": "Bengaluru",
                     *         "openingHours": {
                     *           "from": "08:00",
                     *           "to": "20:00",
                     *           "days": [
                     *             "Monday"
                     *           ]
                     *         },
                     *         "promoPercent": 20,
                     *         "promoText": "20% off all medicines",
                     *         "gstNumber": "29ABCDE1234F1Z5",
                     *         "social": {
                     *           "facebook": "https://www.example.org/hospital",
                     *           "x": "https://www.example.org/hospital",
                     *           "youtube": "https://www.example.org/hospital",
                     *           "instagram": "https://www.example.org/hospital",
                     *           "linkedin": "https://www.example.org/hospital"
                     *         },
                     *         "labWindows": [
                     *           {
                     *             "from": "07:00",
                     *             "to": "09:00",
                     *             "homePlaces": 6,
                     *             "hospitalPlaces": 6
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Settings"][];
                    /**
                     * @example id,name,phone,emergencyPhone,messagingPhone,address,city,openingHours.from,openingHours.to,promoPercent,promoText,gstNumber,social.facebook,social.x,social.youtube,social.instagram,social.linkedin,version,updatedAt
                     *     hospital,Hospital Portal,'+91 80 4000 1234,112,'+918040001234,"14 Lake View Road, Indiranagar, Bengaluru 560038",Bengaluru,08:00,20:00,20,20% off all medicines,29ABCDE1234F1Z5,https://www.example.org/hospital,https://www.example.org/hospital,https://www.example.org/hospital,https://www.example.org/hospital,https://www.example.org/hospital,1,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the only record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "hospital",
                     *       "_id": "hospital",
                     *       "name": "Hospital Portal",
                     *       "phone": "+91 80 4000 1234",
                     *       "emergencyPhone": "112",
                     *       "messagingPhone": "+918040001234",
                     *       "address": "14 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "city": "Bengaluru",
                     *       "openingHours": {
                     *         "from": "08:00",
                     *         "to": "20:00",
                     *         "days": [
                     *           "Monday"
                     *         ]
                     *       },
                     *       "promoPercent": 20,
                     *       "promoText": "20% off all medicines",
                     *       "gstNumber": "29ABCDE1234F1Z5",
                     *       "social": {
                     *         "facebook": "https://www.example.org/hospital",
                     *         "x": "https://www.example.org/hospital",
                     *         "youtube": "https://www.example.org/hospital",
                     *         "instagram": "https://www.example.org/hospital",
                     *         "linkedin": "https://www.example.org/hospital"
                     *       },
                     *       "labWindows": [
                     *         {
                     *           "from": "07:00",
                     *           "to": "09:00",
                     *           "homePlaces": 6,
                     *           "hospitalPlaces": 6
                     *         }
                     *       ],
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Of the only record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hospital Portal",
                 *       "phone": "+91 80 4000 1234",
                 *       "emergencyPhone": "112",
                 *       "messagingPhone": "+918040001234",
                 *       "address": "14 Lake View Road, Indiranagar, Bengaluru 560038",
                 *       "city": "Bengaluru",
                 *       "openingHours": {
                 *         "from": "08:00",
                 *         "to": "20:00",
                 *         "days": [
                 *           "Monday"
                 *         ]
                 *       },
                 *       "promoPercent": 20,
                 *       "promoText": "20% off all medicines",
                 *       "gstNumber": "29ABCDE1234F1Z5",
                 *       "social": {
                 *         "facebook": "https://www.example.org/hospital",
                 *         "x": "https://www.example.org/hospital",
                 *         "youtube": "https://www.example.org/hospital",
                 *         "instagram": "https://www.example.org/hospital",
                 *         "linkedin": "https://www.example.org/hospital"
                 *       },
                 *       "labWindows": [
                 *         {
                 *           "from": "07:00",
                 *           "to": "09:00",
                 *           "homePlaces": 6,
                 *           "hospitalPlaces": 6
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "hospital",
                     *       "_id": "hospital",
                     *       "name": "Hospital Portal",
                     *       "phone": "+91 80 4000 1234",
                     *       "emergencyPhone": "112",
                     *       "messagingPhone": "+918040001234",
                     *       "address": "14 Lake View Road, Indiranagar, Bengaluru 560038",
                     *       "city": "Bengaluru",
                     *       "openingHours": {
                     *         "from": "08:00",
                     *         "to": "20:00",
                     *         "days": [
                     *           "Monday"
                     *         ]
                     *       },
                     *       "promoPercent": 20,
                     *       "promoText": "20% off all medicines",
                     *       "gstNumber": "29ABCDE1234F1Z5",
                     *       "social": {
                     *         "facebook": "https://www.example.org/hospital",
                     *         "x": "https://www.example.org/hospital",
                     *         "youtube": "https://www.example.org/hospital",
                     *         "instagram": "https://www.example.org/hospital",
                     *         "linkedin": "https://www.example.org/hospital"
                     *       },
                     *       "labWindows": [
                     *         {
                     *           "from": "07:00",
                     *           "to": "09:00",
                     *           "homePlaces": 6,
                     *           "hospitalPlaces": 6
                     *         }
                     *       ],
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "slug": "know-your-blood-pressure",
                     *         "title": "Know your blood pressure",
                     *         "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *         "category": "Heart",
                     *         "author": "Dr. Kavita Rao, Cardiology",
                     *         "illustration": "heart",
                     *         "readingMinutes": 4,
                     *         "status": "published",
                     *         "publishedAt": "2026-11-21T05:30:00.000Z",
                     *         "version": 1,
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PostSummary"][];
                    /**
                     * @example id,slug,title,summary,category,author,illustration,readingMinutes,status,publishedAt,version,updatedAt
                     *     66f1a2b3c4d5e6f708192a3b,know-your-blood-pressure,Know your blood pressure,"What the two numbers mean, how to measure them at home, and when to call a doctor.",Heart,"Dr. Kavita Rao, Cardiology",heart,4,published,2026-11-21T05:30:00.000Z,1,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
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
                /**
                 * @example {
                 *       "slug": "know-your-blood-pressure",
                 *       "title": "Know your blood pressure",
                 *       "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                 *       "category": "Heart",
                 *       "author": "Dr. Kavita Rao, Cardiology",
                 *       "illustration": "heart",
                 *       "body": "## What the numbers mean\n\nThe first number …",
                 *       "sources": [
                 *         {
                 *           "title": "Hypertension: fact sheet",
                 *           "publisher": "World Health Organization",
                 *           "year": 2025,
                 *           "url": "https://www.example.org/hypertension"
                 *         }
                 *       ],
                 *       "status": "published"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePost"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "slug": "know-your-blood-pressure",
                     *       "title": "Know your blood pressure",
                     *       "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *       "category": "Heart",
                     *       "author": "Dr. Kavita Rao, Cardiology",
                     *       "illustration": "heart",
                     *       "readingMinutes": 4,
                     *       "status": "published",
                     *       "publishedAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T05:30:00.000Z",
                     *       "body": "## What the numbers mean\n\nThe first number …",
                     *       "sources": [
                     *         {
                     *           "title": "Hypertension: fact sheet",
                     *           "publisher": "World Health Organization",
                     *           "year": 2025,
                     *           "url": "https://www.example.org/hypertension"
                     *         }
                     *       ],
                     *       "related": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "slug": "know-your-blood-pressure",
                     *           "title": "Know your blood pressure",
                     *           "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *           "category": "Heart",
                     *           "author": "Dr. Kavita Rao, Cardiology",
                     *           "illustration": "heart",
                     *           "readingMinutes": 4,
                     *           "status": "published",
                     *           "publishedAt": "2026-11-21T05:30:00.000Z",
                     *           "version": 1,
                     *           "updatedAt": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkPosts: {
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
                /**
                 * @example {
                 *       "action": "publish",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkPosts"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the article. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "slug": "know-your-blood-pressure",
                     *       "title": "Know your blood pressure",
                     *       "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *       "category": "Heart",
                     *       "author": "Dr. Kavita Rao, Cardiology",
                     *       "illustration": "heart",
                     *       "readingMinutes": 4,
                     *       "status": "published",
                     *       "publishedAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T05:30:00.000Z",
                     *       "body": "## What the numbers mean\n\nThe first number …",
                     *       "sources": [
                     *         {
                     *           "title": "Hypertension: fact sheet",
                     *           "publisher": "World Health Organization",
                     *           "year": 2025,
                     *           "url": "https://www.example.org/hypertension"
                     *         }
                     *       ],
                     *       "related": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "slug": "know-your-blood-pressure",
                     *           "title": "Know your blood pressure",
                     *           "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *           "category": "Heart",
                     *           "author": "Dr. Kavita Rao, Cardiology",
                     *           "illustration": "heart",
                     *           "readingMinutes": 4,
                     *           "status": "published",
                     *           "publishedAt": "2026-11-21T05:30:00.000Z",
                     *           "version": 1,
                     *           "updatedAt": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slug": "know-your-blood-pressure",
                 *       "title": "Know your blood pressure",
                 *       "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                 *       "category": "Heart",
                 *       "author": "Dr. Kavita Rao, Cardiology",
                 *       "illustration": "heart",
                 *       "body": "## What the numbers mean\n\nThe first number …",
                 *       "sources": [
                 *         {
                 *           "title": "Hypertension: fact sheet",
                 *           "publisher": "World Health Organization",
                 *           "year": 2025,
                 *           "url": "https://www.example.org/hypertension"
                 *         }
                 *       ],
                 *       "status": "published",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePost"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "slug": "know-your-blood-pressure",
                     *       "title": "Know your blood pressure",
                     *       "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *       "category": "Heart",
                     *       "author": "Dr. Kavita Rao, Cardiology",
                     *       "illustration": "heart",
                     *       "readingMinutes": 4,
                     *       "status": "published",
                     *       "publishedAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T05:30:00.000Z",
                     *       "body": "## What the numbers mean\n\nThe first number …",
                     *       "sources": [
                     *         {
                     *           "title": "Hypertension: fact sheet",
                     *           "publisher": "World Health Organization",
                     *           "year": 2025,
                     *           "url": "https://www.example.org/hypertension"
                     *         }
                     *       ],
                     *       "related": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "slug": "know-your-blood-pressure",
                     *           "title": "Know your blood pressure",
                     *           "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *           "category": "Heart",
                     *           "author": "Dr. Kavita Rao, Cardiology",
                     *           "illustration": "heart",
                     *           "readingMinutes": 4,
                     *           "status": "published",
                     *           "publishedAt": "2026-11-21T05:30:00.000Z",
                     *           "version": 1,
                     *           "updatedAt": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "slug": "know-your-blood-pressure",
                     *       "title": "Know your blood pressure",
                     *       "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *       "category": "Heart",
                     *       "author": "Dr. Kavita Rao, Cardiology",
                     *       "illustration": "heart",
                     *       "readingMinutes": 4,
                     *       "status": "published",
                     *       "publishedAt": "2026-11-21T05:30:00.000Z",
                     *       "version": 1,
                     *       "updatedAt": "2026-11-21T05:30:00.000Z",
                     *       "body": "## What the numbers mean\n\nThe first number …",
                     *       "sources": [
                     *         {
                     *           "title": "Hypertension: fact sheet",
                     *           "publisher": "World Health Organization",
                     *           "year": 2025,
                     *           "url": "https://www.example.org/hypertension"
                     *         }
                     *       ],
                     *       "related": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "slug": "know-your-blood-pressure",
                     *           "title": "Know your blood pressure",
                     *           "summary": "What the two numbers mean, how to measure them at home, and when to call a doctor.",
                     *           "category": "Heart",
                     *           "author": "Dr. Kavita Rao, Cardiology",
                     *           "illustration": "heart",
                     *           "readingMinutes": 4,
                     *           "status": "published",
                     *           "publishedAt": "2026-11-21T05:30:00.000Z",
                     *           "version": 1,
                     *           "updatedAt": "2026-11-21T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "question": "When is the hospital open?",
                     *         "answer": "We are open 8 AM to 8 PM daily.",
                     *         "category": "Visiting us",
                     *         "position": 10,
                     *         "published": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T05:30:00.000Z",
                     *         "updatedAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Faq"][];
                    /**
                     * @example id,question,answer,category,position,published,version,createdAt,updatedAt
                     *     66f1a2b3c4d5e6f708192a3b,When is the hospital open?,We are open 8 AM to 8 PM daily.,Visiting us,10,true,1,2026-11-21T05:30:00.000Z,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFaq: {
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
                /**
                 * @example {
                 *       "question": "When is the hospital open?",
                 *       "answer": "We are open 8 AM to 8 PM daily.",
                 *       "category": "Visiting us",
                 *       "position": 10,
                 *       "published": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateFaq"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "question": "When is the hospital open?",
                     *       "answer": "We are open 8 AM to 8 PM daily.",
                     *       "category": "Visiting us",
                     *       "position": 10,
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkFaqs: {
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
                /**
                 * @example {
                 *       "action": "publish",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkFaqs"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "question": "When is the hospital open?",
                     *       "answer": "We are open 8 AM to 8 PM daily.",
                     *       "category": "Visiting us",
                     *       "position": 10,
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Faq"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "When is the hospital open?",
                 *       "answer": "We are open 8 AM to 8 PM daily.",
                 *       "category": "Visiting us",
                 *       "position": 10,
                 *       "published": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFaq"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "question": "When is the hospital open?",
                     *       "answer": "We are open 8 AM to 8 PM daily.",
                     *       "category": "Visiting us",
                     *       "position": 10,
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "question": "When is the hospital open?",
                     *       "answer": "We are open 8 AM to 8 PM daily.",
                     *       "category": "Visiting us",
                     *       "position": 10,
                     *       "published": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T05:30:00.000Z",
                     *       "updatedAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Faq"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description JSON object of allowed fields, e.g. {"status":"pending"}. */
                filter?: string;
                /** @description JSON pair: first and last row, at most 100 rows. */
                range?: string;
                /** @description JSON pair: allowed field and ASC or DESC. */
                sort?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "name": "Asha",
                     *         "rating": 5,
                     *         "text": "The doctor listened and explained every step.",
                     *         "status": "pending",
                     *         "doctorName": "Dr. Vikram Nair",
                     *         "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *         "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *         "createdAt": "2026-11-21T05:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Review"][];
                    /**
                     * @example id,name,rating,text,status,doctorName,appointmentId,patientId,createdAt
                     *     66f1a2b3c4d5e6f708192a3b,Asha,5,The doctor listened and explained every step.,pending,Dr. Vikram Nair,66f1a2b3c4d5e6f708192a3b,66f1a2b3c4d5e6f708192a3b,2026-11-21T05:30:00.000Z
                     */
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReview: {
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
                /**
                 * @example {
                 *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                 *       "rating": 5,
                 *       "text": "The doctor listened and explained every step. I felt in good hands."
                 *     }
                 */
                "application/json": components["schemas"]["CreateReview"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Asha",
                     *       "rating": 5,
                     *       "text": "The doctor listened and explained every step.",
                     *       "status": "pending",
                     *       "doctorName": "Dr. Vikram Nair",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkReviews: {
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
                /**
                 * @example {
                 *       "action": "approve",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkReviews"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Asha",
                     *       "rating": 5,
                     *       "text": "The doctor listened and explained every step.",
                     *       "status": "pending",
                     *       "doctorName": "Dr. Vikram Nair",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Asha",
                     *       "rating": 5,
                     *       "text": "The doctor listened and explained every step.",
                     *       "status": "pending",
                     *       "doctorName": "Dr. Vikram Nair",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Asha",
                     *       "rating": 5,
                     *       "text": "The doctor listened and explained every step.",
                     *       "status": "pending",
                     *       "doctorName": "Dr. Vikram Nair",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "name": "Asha",
                     *       "rating": 5,
                     *       "text": "The doctor listened and explained every step.",
                     *       "status": "pending",
                     *       "doctorName": "Dr. Vikram Nair",
                     *       "appointmentId": "66f1a2b3c4d5e6f708192a3b",
                     *       "patientId": "66f1a2b3c4d5e6f708192a3b",
                     *       "createdAt": "2026-11-21T05:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnansweredQuestions: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "message": "Is there parking for bicycles?",
                     *           "adminReply": "Yes, beside gate 2.",
                     *           "status": "unanswered",
                     *           "askedAt": "2026-11-21T05:30:00.000Z",
                     *           "answeredAt": "2026-11-21T05:30:00.000Z",
                     *           "askedBy": {
                     *             "_id": "66f1a2b3c4d5e6f708192a3b",
                     *             "fullName": "Asha Rao"
                     *           },
                     *           "published": true,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnsweredQuestions: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "message": "Is there parking for bicycles?",
                     *           "adminReply": "Yes, beside gate 2.",
                     *           "status": "unanswered",
                     *           "askedAt": "2026-11-21T05:30:00.000Z",
                     *           "answeredAt": "2026-11-21T05:30:00.000Z",
                     *           "askedBy": {
                     *             "_id": "66f1a2b3c4d5e6f708192a3b",
                     *             "fullName": "Asha Rao"
                     *           },
                     *           "published": true,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "adminReply": "Yes, beside gate 2.",
                 *       "status": "answered"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerQuestion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "message": "Is there parking for bicycles?",
                     *         "adminReply": "Yes, beside gate 2.",
                     *         "status": "unanswered",
                     *         "askedAt": "2026-11-21T05:30:00.000Z",
                     *         "answeredAt": "2026-11-21T05:30:00.000Z",
                     *         "askedBy": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "published": true,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "success",
                     *       "value": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "message": "Is there parking for bicycles?",
                     *         "adminReply": "Yes, beside gate 2.",
                     *         "status": "unanswered",
                     *         "askedAt": "2026-11-21T05:30:00.000Z",
                     *         "answeredAt": "2026-11-21T05:30:00.000Z",
                     *         "askedBy": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "published": true,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionAnswer"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "id": "66f1a2b3c4d5e6f708192a3b",
                     *         "message": "Is there parking for bicycles?",
                     *         "adminReply": "Yes, beside gate 2.",
                     *         "status": "unanswered",
                     *         "askedAt": "2026-11-21T05:30:00.000Z",
                     *         "answeredAt": "2026-11-21T05:30:00.000Z",
                     *         "askedBy": {
                     *           "_id": "66f1a2b3c4d5e6f708192a3b",
                     *           "fullName": "Asha Rao"
                     *         },
                     *         "published": true,
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Question"][];
                    /**
                     * @example id,message,adminReply,status,askedAt,answeredAt,askedBy._id,askedBy.fullName,published,version
                     *     66f1a2b3c4d5e6f708192a3b,Is there parking for bicycles?,"Yes, beside gate 2.",unanswered,2026-11-21T05:30:00.000Z,2026-11-21T05:30:00.000Z,66f1a2b3c4d5e6f708192a3b,Asha Rao,true,1
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkQuestions: {
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
                /**
                 * @example {
                 *       "action": "delete",
                 *       "ids": [
                 *         "66f1a2b3c4d5e6f708192a3b",
                 *         "66f1a2b3c4d5e6f708192a3c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkQuestions"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3b",
                     *           "ok": true
                     *         },
                     *         {
                     *           "id": "66f1a2b3c4d5e6f708192a3c",
                     *           "ok": false,
                     *           "code": "NOT_FOUND",
                     *           "error": "This does not exist, or you may not see it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "message": "Is there parking for bicycles?",
                     *       "adminReply": "Yes, beside gate 2.",
                     *       "status": "unanswered",
                     *       "askedAt": "2026-11-21T05:30:00.000Z",
                     *       "answeredAt": "2026-11-21T05:30:00.000Z",
                     *       "askedBy": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "published": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as it was read, `"3"` for its version 3: another version is a 412, and nothing is changed. Says the same as `version` in the body; `*` takes any. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "adminReply": "Yes, beside gate 2.",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateQuestion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["VersionETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "message": "Is there parking for bicycles?",
                     *       "adminReply": "Yes, beside gate 2.",
                     *       "status": "unanswered",
                     *       "askedAt": "2026-11-21T05:30:00.000Z",
                     *       "answeredAt": "2026-11-21T05:30:00.000Z",
                     *       "askedBy": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "published": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "message": "Is there parking for bicycles?",
                     *       "adminReply": "Yes, beside gate 2.",
                     *       "status": "unanswered",
                     *       "askedAt": "2026-11-21T05:30:00.000Z",
                     *       "answeredAt": "2026-11-21T05:30:00.000Z",
                     *       "askedBy": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "published": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record: 24 hexadecimal digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66f1a2b3c4d5e6f708192a3b",
                     *       "id": "66f1a2b3c4d5e6f708192a3b",
                     *       "message": "Is there parking for bicycles?",
                     *       "adminReply": "Yes, beside gate 2.",
                     *       "status": "unanswered",
                     *       "askedAt": "2026-11-21T05:30:00.000Z",
                     *       "answeredAt": "2026-11-21T05:30:00.000Z",
                     *       "askedBy": {
                     *         "_id": "66f1a2b3c4d5e6f708192a3b",
                     *         "fullName": "Asha Rao"
                     *       },
                     *       "published": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chat: {
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
                /**
                 * @example {
                 *       "message": "When can I see a cardiologist?",
                 *       "conversation": "5f0c2f0e-6a0b-4b5e-9d51-0f8a1f1d2c3b"
                 *     }
                 */
                "application/json": components["schemas"]["ChatMessage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reply": "We are open from 8 AM to 8 PM, every day.",
                     *       "links": [
                     *         {
                     *           "label": "Find a doctor",
                     *           "path": "/find-doctor"
                     *         }
                     *       ],
                     *       "urgent": false,
                     *       "question": null
                     *     }
                     */
                    "application/json": components["schemas"]["ChatReply"];
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatAnswer: {
        parameters: {
            query: {
                /** @description Id of the question: 24 hexadecimal digits. */
                id: string;
                /** @description The key that came with the question. */
                key: string;
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "answered",
                     *       "answer": "Yes, beside gate 2."
                     *     }
                     */
                    "application/json": components["schemas"]["ChatAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description Words; blank finds nothing; a typing error and everyday words ("heart", "sugar") are understood. */
                q?: string;
                /** @description Results of each kind, 5 when left out. */
                perGroup?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: an unchanged one is a 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "q": "heart",
                     *       "emergency": {
                     *         "text": "This may be an emergency. Call +91 80 4000 1999 now, or 112.",
                     *         "phones": [
                     *           "+91 80 4000 1999",
                     *           "112"
                     *         ]
                     *       },
                     *       "groups": [
                     *         {
                     *           "kind": "doctor",
                     *           "total": 4,
                     *           "items": [
                     *             {
                     *               "id": "66f1a2b3c4d5e6f708192a3b",
                     *               "title": "Dr. Vikram Nair",
                     *               "detail": "Cardiology · 12 years",
                     *               "path": "/find-doctor?doctor=…",
                     *               "imageUrl": "/image/users/doctor.jpg"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
