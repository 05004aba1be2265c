import { STAFF_ROLES } from './staff-roles.js';
import type { StaffRole } from './staff-roles.js';

/** What an action consists of: the roles that may do it besides the owner, and the operation IDs of its calls. */
export interface StaffAction {
  roles: readonly StaffRole[];
  calls: readonly string[];
}

const action = (roles: readonly StaffRole[], calls: readonly string[]): StaffAction => ({ roles, calls });

const EVERYONE: readonly StaffRole[] = STAFF_ROLES;
const OWNER_ONLY: readonly StaffRole[] = [];
const LABORATORY = ['labTechnician', 'labSupervisor'] as const;
const CLINICAL = ['nurse', 'pharmacist', ...LABORATORY] as const;
const MEETS_PATIENTS = ['reception', ...CLINICAL] as const;

/**
 * The access of staff, by resource of the console and action. The server, the console, the API documents and the
 * tests read this table. An operation for administrators that is in no row is for owners only. A public operation in
 * a row shows administrators more than visitors: members of staff without the action are answered as visitors.
 */
export const STAFF_ACCESS = {
  account: {
    own: action(EVERYONE, [
      'logout',
      'getUser',
      'getProfile',
      'updateProfile',
      'changePicture',
      'exportOwnData',
      'changePassword',
      'listSessions',
      'endOtherSessions',
      'askForEmailConfirmation',
      'searchConsole',
      'listNotifications',
      'getNotification',
      'countUnreadNotifications',
      'readNotification',
      'readAllNotifications',
      'issueStreamTicket',
    ]),
  },
  appointments: {
    read: action(
      ['reception', 'nurse', 'auditor'],
      [
        'listAppointments',
        'getAppointment',
        'listPendingAppointments',
        'listAcceptedAppointments',
        'listPatientAppointments',
        'listVisitOverlaps',
        'listQueueVisits',
        'getVisitCalendar',
      ],
    ),
    create: action(['reception'], ['bookVisit']),
    edit: action(
      ['reception'],
      [
        'acceptAppointment',
        'rejectAppointment',
        'respondToAppointment',
        'completeAppointment',
        'noteNoShow',
        'startConsultation',
        'joinVideoVisit',
        'previewMove',
        'moveAppointment',
      ],
    ),
    cancel: action(
      ['reception'],
      ['previewCancellation', 'cancelAppointment', 'deleteAppointment', 'bulkAppointments'],
    ),
    receive: action(['reception', 'nurse'], ['checkIn', 'callPatient', 'callPatientIn']),
    takeFee: action(['reception'], ['recordDeskPayment']),
    readReport: action(['nurse'], ['getVisitReport']),
    readReceipt: action(['reception', 'accounts', 'auditor'], ['getVisitReceipt']),
  },
  'leave-cases': {
    read: action(
      ['reception', 'auditor'],
      ['listLeaveCases', 'getLeaveCase', 'listCasesOfLeave', 'listLeaveCaseOffers'],
    ),
    edit: action(['reception'], ['noteLeaveCaseCall']),
  },
  waitlist: {
    read: action(['reception', 'auditor'], ['listWaitlist', 'getWaitlistEntry']),
    edit: action(['reception'], ['leaveWaitlist', 'offerByHand']),
  },
  patients: {
    read: action([...MEETS_PATIENTS, 'accounts', 'auditor'], ['listPatients', 'getPatient']),
    create: action(['reception'], ['registerWalkIn', 'findPatientCandidates']),
    edit: action(['reception'], ['updatePatient', 'printClaimCode', 'mailClaimLink']),
    close: action(OWNER_ONLY, ['bulkPatients', 'recordDeath', 'eraseAccount']),
    readAllergies: action(MEETS_PATIENTS, ['listAllergies', 'getAllergy', 'listAllergyChoices']),
  },
  dependants: {
    read: action(['reception', 'auditor'], ['listDependants', 'getDependant']),
    edit: action(['reception'], ['withdrawInvitation', 'endHolding']),
  },
  merges: {
    read: action(['auditor'], ['listMerges', 'getMerge']),
    create: action(OWNER_ONLY, ['previewMerge', 'mergePatients']),
    edit: action(OWNER_ONLY, ['undoMerge']),
  },
  duplicates: {
    read: action(['auditor'], ['listDuplicates']),
    edit: action(OWNER_ONLY, ['stateNotSamePerson', 'reopenDuplicate']),
  },
  records: {
    read: action(['nurse'], ['listRecords', 'getRecordsSummary', 'getRecord', 'getDocument']),
    correct: action(OWNER_ONLY, [
      'hideRecord',
      'restoreRecord',
      'moveRecord',
      'resolveDiagnosis',
      'reactivateDiagnosis',
    ]),
  },
  doctors: {
    read: action(
      [...MEETS_PATIENTS, 'accounts', 'editor', 'auditor'],
      ['listDoctorAccounts', 'getDoctor', 'getDoctorAvailability'],
    ),
    create: action(OWNER_ONLY, ['register']),
    edit: action(OWNER_ONLY, [
      'updateDoctor',
      'bulkDoctors',
      'approveDoctor',
      'refuseDoctor',
      'updateDoctorAvailability',
    ]),
  },
  'doctor-ids': {
    read: action(['auditor'], ['listDoctorIds']),
    edit: action(OWNER_ONLY, ['issueDoctorId', 'bulkDoctorIds', 'revokeDoctorId']),
  },
  leaves: {
    read: action(['reception', 'nurse', 'auditor'], ['listLeaves']),
    edit: action(['reception'], ['createLeave', 'deleteLeave']),
  },
  'extra-sessions': {
    read: action(['reception', 'auditor'], ['listExtraSessions']),
    edit: action(['reception'], ['createExtraSession', 'deleteExtraSession']),
  },
  holidays: {
    read: action(['reception', 'auditor'], ['listHolidays']),
    edit: action(OWNER_ONLY, ['createHoliday', 'deleteHoliday']),
  },
  payments: {
    read: action(['reception', 'accounts', 'auditor'], ['listPayments', 'getPayment']),
    refund: action(['accounts'], ['refundPayment', 'bulkPayments', 'resendRefund']),
    handOut: action(['reception', 'accounts'], ['handOutRefund']),
  },
  medicines: {
    read: action(['pharmacist', 'auditor'], ['listMedicineRecords', 'getMedicine']),
    edit: action(
      ['pharmacist'],
      [
        'createMedicine',
        'updateMedicine',
        'removeMedicine',
        'bulkMedicines',
        'addMedicine',
        'changeMedicine',
        'deleteMedicine',
      ],
    ),
  },
  orders: {
    read: action(['pharmacist', 'accounts', 'auditor'], ['listOrders', 'getOrder', 'getReceipt']),
    edit: action(
      ['pharmacist'],
      ['packOrder', 'shipOrder', 'deliverOrder', 'restockOrderItem', 'bulkOrders'],
    ),
    cancel: action(['pharmacist'], ['cancelOrder', 'cancelOrderItem']),
  },
  prescriptions: {
    read: action(['nurse', 'pharmacist'], ['listPrescriptions', 'getPrescription', 'getPrescriptionPdf']),
    correct: action(OWNER_ONLY, ['hidePrescription', 'restorePrescription']),
  },
  'safety-rules': {
    read: action(['pharmacist', 'auditor'], ['listSafetyRules', 'getSafetyRule']),
    edit: action(OWNER_ONLY, ['createSafetyRule', 'updateSafetyRule', 'deleteSafetyRule']),
  },
  'lab-tests': {
    read: action(['reception', ...LABORATORY, 'auditor'], ['listLabTestRecords', 'getLabTest']),
    edit: action(
      ['labSupervisor'],
      [
        'createLabTest',
        'updateLabTest',
        'removeLabTest',
        'bulkLabTests',
        'addLabTest',
        'changeLabTest',
        'deleteLabTest',
      ],
    ),
  },
  'lab-bookings': {
    read: action(
      ['reception', ...LABORATORY, 'auditor'],
      ['listLabBookings', 'getLabBooking', 'listLabWindows', 'getCollectionRoute'],
    ),
    edit: action(
      ['reception', ...LABORATORY],
      ['confirmLabBooking', 'recollectLabSample', 'setLabSubject', 'bulkLabBookings'],
    ),
    cancel: action(['reception', 'labSupervisor'], ['cancelLabBooking']),
    collect: action(LABORATORY, ['collectLabSample']),
    reject: action(LABORATORY, ['rejectLabSample']),
    enterResults: action(LABORATORY, ['getLabBookingMeasures', 'reportLabBooking', 'correctLabReport']),
    release: action(['labSupervisor'], ['releaseLabReport', 'returnLabReport']),
    readResults: action(['nurse', ...LABORATORY], ['getLabReport', 'getLabReportVersion']),
    acknowledge: action(LABORATORY, ['acknowledgeCriticalResult']),
  },
  'lab-requests': {
    read: action(['reception', ...LABORATORY], ['listLabRequests', 'getLabRequest']),
  },
  posts: {
    read: action(['editor', 'auditor'], ['listPosts', 'getPost']),
    edit: action(['editor'], ['createPost', 'updatePost', 'removePost', 'bulkPosts']),
  },
  faqs: {
    read: action(['editor', 'auditor'], ['listFaqs', 'getFaq']),
    edit: action(['editor'], ['createFaq', 'updateFaq', 'removeFaq', 'bulkFaqs']),
  },
  questions: {
    read: action(
      ['editor', 'auditor'],
      ['listQuestions', 'getQuestion', 'listUnansweredQuestions', 'listAnsweredQuestions'],
    ),
    edit: action(
      ['editor'],
      [
        'answerQuestion',
        'deleteQuestion',
        'updateQuestion',
        'removeQuestion',
        'publishQuestion',
        'bulkQuestions',
      ],
    ),
  },
  reviews: {
    read: action(['editor', 'auditor'], ['listReviews', 'getReview']),
    edit: action(['editor'], ['approveReview', 'hideReview', 'removeReview', 'bulkReviews']),
  },
  statistics: { read: action(['accounts', 'auditor'], ['getStatistics']) },
  notifications: { readAll: action(OWNER_ONLY, []) },
  mails: {
    read: action(['auditor'], ['listMails', 'getMail']),
    edit: action(OWNER_ONLY, ['bulkMails', 'resendMail']),
  },
  'audit-events': {
    read: action(['auditor'], ['listAuditEvents', 'getAuditEvent']),
    readClinical: action(OWNER_ONLY, []),
  },
  users: {
    read: action(['auditor'], ['listAccounts', 'getAccount']),
    edit: action(OWNER_ONLY, ['updateAccount', 'bulkAccounts', 'inviteStaff', 'inviteStaffAgain']),
  },
  settings: {
    read: action(['auditor'], ['listSettings', 'getSettings']),
    edit: action(OWNER_ONLY, ['updateSettings', 'getDemoData', 'removeDemoData', 'getOpeningTasks']),
  },
} as const satisfies Record<string, Record<string, StaffAction>>;
