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
         * @description A patient's own, or all for an administrator; newest first. Filters: status, purpose, patientId, id. Sorts: id.
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
         * @description Holds the slot for 30 minutes and opens the hosted checkout: send the browser to `url`. The fee is the one in the database; another one is answered with PRICE_CHANGED. With the bare pair doctorName and doctorFee no slot is held.
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
    "/medicine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find medicines
         * @description Without parameters the whole shelf. With any parameter one page and the total. A search finds parts of names and brands, and what is one typing error away when nothing else fits. Carries an ETag.
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
         * @description For patients and guests: one box by its name and price, or the items of a cart. Reserves the boxes for 30 minutes and opens the hosted checkout: send the browser to `url`. Prices are those of the shelf; others are answered with PRICE_CHANGED, each item named in `errors`.
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
         * @description A patient's own, or all for an administrator; newest first. Filters: status, q (beginning of the number), id. Sorts: id.
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
         * @description A patient's own, or all for an administrator; newest first. Filters: status, id. Sorts: id.
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
         * @description For the booking's patient and administrators, with their token.
         */
        get: operations["getLabReport"];
        put?: never;
        /**
         * Report the results
         * @description sampleCollected → reported, with a flag for each number that has a reference range. A report is final; the patient is told that it is there.
         */
        post: operations["reportLabBooking"];
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
         * @description By its patient until it is confirmed, by the hospital until there is a report. What a card has paid goes back. Repeating it gives the same answer.
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
    "/api/v1/hospital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the hospital
         * @description Name, phone, time zone and GST number, the promotion on medicines, and whether payments are only played.
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
            purpose: components["schemas"]["PaymentPurpose"];
            status: components["schemas"]["PaymentStatus"];
            /** @description In rupees. */
            amount: number;
            /** @enum {string} */
            currency: "inr";
            /** @description null when a guest paid. */
            patient: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            } | null;
            payer: {
                name: string;
                email: string;
            };
            items: {
                name: string;
                /** @description Of one, in rupees. */
                price: number;
                quantity: number;
            }[];
            doctor: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            } | null;
            appointmentId: string | null;
            orderId: string | null;
            labBookingId: string | null;
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
         * @description What a payment pays for.
         * @enum {string}
         */
        PaymentPurpose: "appointment" | "order" | "labBooking";
        /**
         * @description created → paid → (refunded) | expired | failed.
         * @enum {string}
         */
        PaymentStatus: "created" | "paid" | "refunded" | "expired" | "failed";
        CancelCheckout: {
            sessionId: string;
        };
        CheckoutOutcome: {
            purpose: components["schemas"]["PaymentPurpose"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Id of the appointment, order or lab booking. */
            subjectId: string | null;
            /** @description The order number, for an order that was placed. */
            number: string | null;
            /** @description Why the money goes back, when it does; else null. */
            refundReason: string | null;
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
             * @description Until when the slot or the medicines are held.
             * @example 2026-11-21T05:30:00.000Z
             */
            expiresAt: string;
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
        /**
         * @description The need that a medicine answers.
         * @example Diabetes Care
         * @enum {string}
         */
        HealthCondition: "Diabetes Care" | "Oral Care" | "Stomach Care" | "Pain Relief" | "Liver Care" | "Elder Care" | "Cold & Immunity" | "Sexual Health" | "Respiratory Care" | "Cardiac Care";
        MedicinesAnswer: {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["Medicine"][];
        } | {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["Medicine"][];
            total: number;
            page: number;
            perPage: number;
            brands: string[];
        };
        /** @description A medicine on the shelf. */
        Medicine: {
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
            name: string;
            description: string;
            /** @description What is charged for one box, in rupees, after the promotion. */
            price: number;
            /** @description The price before the promotion, in rupees. */
            listPrice: number;
            turnaround: string;
            /** @example /public/image/medicine/default.webp */
            imageUrl: string;
            brand: string | null;
            condition: components["schemas"]["HealthCondition"] | null;
            /** @description Boxes that can be bought now. */
            stock: number;
        };
        AddMedicine: {
            /** @example Metformin 500 mg tablets */
            name: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description: string;
            /**
             * @description List price in rupees, before the promotion.
             * @example 800
             */
            price: number;
            /** @example 24 hours */
            turnaround: string;
            /** @example Ardhika */
            brand?: string;
            condition?: components["schemas"]["HealthCondition"];
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             */
            image?: string;
        };
        MedicineWritten: {
            /** @enum {string} */
            msg: "Added successfully" | "Updated successfully" | "Deleted successfully";
            value: components["schemas"]["MedicineRecord"];
        };
        /** @description A medicine as an administrator sees it. */
        MedicineRecord: {
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
            name: string;
            description: string;
            /** @description What is charged for one box, in rupees, after the promotion. */
            price: number;
            /** @description The price before the promotion, in rupees. */
            listPrice: number;
            turnaround: string;
            /** @example /public/image/medicine/default.webp */
            imageUrl: string;
            brand: string | null;
            condition: components["schemas"]["HealthCondition"] | null;
            /** @description Boxes that can be bought now. */
            stock: number;
            /** @description Whether it stands on the shelf. */
            published: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        ChangeMedicine: {
            /** @example Metformin 500 mg tablets */
            name: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description: string;
            /**
             * @description List price in rupees, before the promotion.
             * @example 800
             */
            price: number;
            /** @example 24 hours */
            turnaround: string;
            /** @example Ardhika */
            brand?: string;
            condition?: components["schemas"]["HealthCondition"];
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
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
             */
            image?: string;
        };
        CreateMedicine: {
            /** @example Metformin 500 mg tablets */
            name: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description: string;
            /**
             * @description In rupees, before the promotion.
             * @example 120
             */
            listPrice: number;
            /** @example 24 hours */
            turnaround: string;
            brand?: string | null;
            condition?: components["schemas"]["HealthCondition"] | null;
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            published?: boolean;
        };
        UpdateMedicine: {
            /** @example Metformin 500 mg tablets */
            name?: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description?: string;
            /**
             * @description In rupees, before the promotion.
             * @example 120
             */
            listPrice?: number;
            /** @example 24 hours */
            turnaround?: string;
            brand?: string | null;
            condition?: components["schemas"]["HealthCondition"] | null;
            /**
             * @description Boxes on the shelf.
             * @example 40
             */
            stock?: number;
            published?: boolean;
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
        /** @description The specification's call for one box of one medicine, or the same with the items of a cart. */
        CreateMedicineCheckout: {
            medicineName?: string;
            /**
             * @description The price that the buyer saw, in rupees.
             * @example 800
             */
            medicinePrice?: number;
            items?: components["schemas"]["CartItem"][];
            user: components["schemas"]["Customer"];
        };
        CartItem: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            medicineId: string;
            quantity: number;
            /**
             * @description The price of one box that the buyer saw, in rupees.
             * @example 800
             */
            price: number;
        };
        Customer: {
            /** @example Asha Rao */
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
            /** @example 12 Lake View Road, Indiranagar, Bengaluru 560038 */
            address: string;
        };
        /** @description Medicines that were bought, with the prices they were sold at. */
        Order: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            /** @example HP-2026-7KQ4XM */
            number: string;
            status: components["schemas"]["OrderStatus"];
            buyer: {
                name: string;
                email: string;
                phone: string;
                address: string;
            };
            /** @description null when a guest bought. */
            patientId: string | null;
            items: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                medicineId: string;
                name: string;
                imageUrl: string;
                /** @description Of one box as sold, in rupees. */
                price: number;
                /** @description Of one box before the promotion, in rupees. */
                listPrice: number;
                quantity: number;
                /** @description price × quantity, in rupees. */
                amount: number;
            }[];
            /** @description Sum of the amounts, in rupees: what was paid. */
            total: number;
            history: {
                status: components["schemas"]["OrderStatus"];
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                at: string;
            }[];
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            paymentId: string;
            refund: components["schemas"]["RefundState"] | null;
            cancellation: {
                /** @enum {string} */
                by: "buyer" | "hospital";
                /** @description What the buyer is told. */
                msg: string;
            } | null;
            /** @description Whether the caller may cancel it now. */
            canCancel: boolean;
            /** @description Signed, short-lived address of the receipt (PDF). */
            receiptUrl: string;
            /**
             * Format: date-time
             * @description When it was placed.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description placed → packed → shipped → delivered; placed or packed → cancelled.
         * @enum {string}
         */
        OrderStatus: "placed" | "packed" | "shipped" | "delivered" | "cancelled";
        RefundState: {
            /** @description In rupees. */
            amount: number;
            /**
             * @description pending until the provider has confirmed it.
             * @enum {string}
             */
            status: "pending" | "done";
        };
        /** @description What a guest's mail says: the order number, and the email address. */
        FindOrder: {
            number: string;
            /**
             * @description An email address; upper and lower case are the same.
             * @example patient@demo.test
             */
            email: string;
        };
        /**
         * @description What a lab test looks at.
         * @example Thyroid
         * @enum {string}
         */
        LabGroup: "Blood" | "Heart" | "Diabetes" | "Thyroid" | "Liver" | "Kidney" | "Women" | "Vitamins" | "Imaging" | "Packages";
        LabTestsAnswer: {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["LabTest"][];
        } | {
            /** @enum {string} */
            msg: "success";
            value: components["schemas"]["LabTest"][];
            total: number;
            page: number;
            perPage: number;
            groups: components["schemas"]["LabGroup"][];
        };
        /** @description A lab test that can be booked. */
        LabTest: {
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
            testName: string;
            description: string;
            /** @description In rupees. */
            price: number;
            turnaround: string;
            /** @example /public/image/labtest/default.webp */
            imageUrl: string;
            group: components["schemas"]["LabGroup"] | null;
        };
        AddLabTest: {
            /** @example Thyroid profile */
            testName: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description: string;
            /**
             * @description In rupees.
             * @example 800
             */
            price: number;
            /** @example 24 hours */
            turnaround: string;
            group?: components["schemas"]["LabGroup"];
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             */
            image?: string;
        };
        LabTestWritten: {
            /** @enum {string} */
            msg: "Added successfully" | "Updated successfully" | "Deleted successfully";
            value: components["schemas"]["LabTestRecord"];
        };
        /** @description A lab test as an administrator sees it. */
        LabTestRecord: {
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
            testName: string;
            description: string;
            /** @description In rupees. */
            price: number;
            turnaround: string;
            /** @example /public/image/labtest/default.webp */
            imageUrl: string;
            group: components["schemas"]["LabGroup"] | null;
            /** @description Whether it can be booked. */
            published: boolean;
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version: number;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            updatedAt: string;
        };
        ChangeLabTest: {
            /** @example Thyroid profile */
            testName: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description: string;
            /**
             * @description In rupees.
             * @example 800
             */
            price: number;
            /** @example 24 hours */
            turnaround: string;
            group?: components["schemas"]["LabGroup"];
            /**
             * @description Counts the changes by people; give the one you have seen.
             * @example 1
             */
            version?: number;
            /**
             * Format: binary
             * @description Optional file of at most 2 MiB.
             */
            image?: string;
        };
        CreateLabTest: {
            /** @example Thyroid profile */
            testName: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description: string;
            /**
             * @description An amount in Indian rupees (₹), at most two decimals.
             * @example 800
             */
            price: number;
            /** @example 24 hours */
            turnaround: string;
            group?: components["schemas"]["LabGroup"] | null;
            published?: boolean;
        };
        UpdateLabTest: {
            /** @example Thyroid profile */
            testName?: string;
            /** @example Lowers blood sugar; taken with meals as your doctor says. */
            description?: string;
            /**
             * @description An amount in Indian rupees (₹), at most two decimals.
             * @example 800
             */
            price?: number;
            /** @example 24 hours */
            turnaround?: string;
            group?: components["schemas"]["LabGroup"] | null;
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
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            id: string;
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            _id: string;
            status: components["schemas"]["LabBookingStatus"];
            labTest: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                testName: string;
                turnaround: string;
                imageUrl: string;
                group: components["schemas"]["LabGroup"] | null;
            };
            /** @description As booked, in rupees. */
            price: number;
            patient: {
                /**
                 * @description Id of a record: 24 hexadecimal digits.
                 * @example 66f1a2b3c4d5e6f708192a3b
                 */
                _id: string;
                fullName: string;
            };
            /** @description Whose sample it is. */
            fullName: string;
            phone: string;
            /**
             * Format: date
             * @description A day in the hospital's time zone, YYYY-MM-DD.
             * @example 2026-11-24
             */
            date: string;
            /** @enum {string} */
            place: "hospital" | "home";
            address: string | null;
            /** @enum {string} */
            payment: "card" | "atCollection";
            paid: boolean;
            paymentId: string | null;
            refund: components["schemas"]["RefundState"] | null;
            history: {
                status: components["schemas"]["LabBookingStatus"];
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                at: string;
            }[];
            cancellation: {
                /** @enum {string} */
                by: "patient" | "hospital";
                msg: string;
            } | null;
            /** @description Whether the caller may cancel it now. */
            canCancel: boolean;
            report: {
                results: components["schemas"]["LabResult"][];
                remark: string | null;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 * @example 2026-11-21T05:30:00.000Z
                 */
                reportedAt: string;
            } | null;
            /** @description Signed, short-lived address of the report (PDF), once there is one. */
            reportUrl: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             * @example 2026-11-21T05:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @description requested → confirmed → sampleCollected → reported; any but reported → cancelled.
         * @enum {string}
         */
        LabBookingStatus: "requested" | "confirmed" | "sampleCollected" | "reported" | "cancelled";
        LabResult: {
            name: string;
            value: number | string;
            unit: string;
            low: number | null;
            high: number | null;
            /** @description Made by the server; null for words and where there is no reference range. */
            flag: ("low" | "normal" | "high") | null;
        };
        CreateLabBooking: {
            /**
             * @description Id of a record: 24 hexadecimal digits.
             * @example 66f1a2b3c4d5e6f708192a3b
             */
            labTestId: string;
            /**
             * @description The price that the patient saw; another one is refused.
             * @example 800
             */
            price?: number;
            /** @example Asha Rao */
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
            /** @enum {string} */
            place: "hospital" | "home";
            /** @description With place home only. */
            address?: string;
            /** @enum {string} */
            payment: "card" | "atCollection";
        };
        LabBookingMade: {
            /** @description Made at once when it is paid at collection; null until the card has been charged. */
            booking: components["schemas"]["LabBooking"] | null;
            checkout: components["schemas"]["CheckoutSession"] | null;
        };
        ReportLabBooking: {
            results: components["schemas"]["LabResultInput"][];
            remark?: string | null;
        };
        LabResultInput: {
            /** @example Haemoglobin */
            name: string;
            /**
             * @description A number, or words such as "Negative".
             * @example 11.2
             */
            value: number | string;
            /**
             * @default
             * @example g/dL
             */
            unit: string;
            /**
             * @description Lower end of the reference range.
             * @example 12
             */
            low?: number | null;
            /**
             * @description Upper end of the reference range.
             * @example 15.5
             */
            high?: number | null;
        };
        /** @description What every page needs to know about the hospital. */
        Hospital: {
            name: string;
            phone: string;
            /** @example Asia/Kolkata */
            timeZone: string;
            /** @example 29ABCDE1234F1Z5 */
            gstNumber: string;
            /**
             * @description What is taken off the list price of every medicine, in percent; 0 without a promotion.
             * @example 20
             */
            promoPercent: number;
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
    getMedicinePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLabTestPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["ErrorBody"];
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
                /** @description Rows on a page, 20 when left out. */
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
    confirmCheckout: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["CheckoutOutcome"];
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
    listMedicines: {
        parameters: {
            query?: {
                /** @description Part of a name; upper and lower case are the same, one typing error is forgiven. */
                search?: string;
                condition?: components["schemas"]["HealthCondition"];
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
                    "application/json": components["schemas"]["MedicinesAnswer"];
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
                "multipart/form-data": components["schemas"]["AddMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicineWritten"];
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
    changeMedicine: {
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
                "multipart/form-data": components["schemas"]["ChangeMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicineWritten"];
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
    deleteMedicine: {
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
                    "application/json": components["schemas"]["MedicineWritten"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicineRecord"][];
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
                "application/json": components["schemas"]["CreateMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicineRecord"];
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
    getMedicine: {
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
                    "application/json": components["schemas"]["Medicine"] | components["schemas"]["MedicineRecord"];
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
    updateMedicine: {
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
                "application/json": components["schemas"]["UpdateMedicine"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicineRecord"];
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
    removeMedicine: {
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
                    "application/json": components["schemas"]["MedicineRecord"];
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
                "application/json": components["schemas"]["CreateMedicineCheckout"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
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
    findOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
                "application/json": components["schemas"]["FindOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    getOrder: {
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
                    "application/json": components["schemas"]["Order"];
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
    packOrder: {
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
                    "application/json": components["schemas"]["Order"];
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
    shipOrder: {
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
                    "application/json": components["schemas"]["Order"];
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
    deliverOrder: {
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
                    "application/json": components["schemas"]["Order"];
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
    cancelOrder: {
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
                    "application/json": components["schemas"]["Order"];
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
    getReceipt: {
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
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    openReceipt: {
        parameters: {
            query?: {
                /** @description From the signed address. */
                expires?: unknown;
                /** @description From the signed address. */
                signature?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLabTests: {
        parameters: {
            query?: {
                /** @description Part of a name; upper and lower case are the same, one typing error is forgiven. */
                search?: string;
                group?: components["schemas"]["LabGroup"];
                /** @description Order; a minus means highest first. */
                sort?: "name" | "price" | "-price";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, 20 when left out. */
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
                    "application/json": components["schemas"]["LabTestsAnswer"];
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
                "multipart/form-data": components["schemas"]["AddLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabTestWritten"];
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
    changeLabTest: {
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
                "multipart/form-data": components["schemas"]["ChangeLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabTestWritten"];
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
    deleteLabTest: {
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
                    "application/json": components["schemas"]["LabTestWritten"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabTestRecord"][];
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
                "application/json": components["schemas"]["CreateLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabTestRecord"];
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
    getLabTest: {
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
                    "application/json": components["schemas"]["LabTest"] | components["schemas"]["LabTestRecord"];
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
    updateLabTest: {
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
                "application/json": components["schemas"]["UpdateLabTest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabTestRecord"];
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
    removeLabTest: {
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
                    "application/json": components["schemas"]["LabTestRecord"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabBooking"][];
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
                "application/json": components["schemas"]["CreateLabBooking"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabBookingMade"];
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
    getLabBooking: {
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
                    "application/json": components["schemas"]["LabBooking"];
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
    confirmLabBooking: {
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
                    "application/json": components["schemas"]["LabBooking"];
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
    collectLabSample: {
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
                    "application/json": components["schemas"]["LabBooking"];
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
    getLabReport: {
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
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description No token, or one that no longer counts. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportLabBooking"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabBooking"];
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
    cancelLabBooking: {
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
                    "application/json": components["schemas"]["LabBooking"];
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
    openLabReport: {
        parameters: {
            query?: {
                /** @description From the signed address. */
                expires?: unknown;
                /** @description From the signed address. */
                signature?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Not yours, or not for your role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not there, or outside what you may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too busy, or the database cannot be reached; try again after `Retry-After` seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ErrorBody"];
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
