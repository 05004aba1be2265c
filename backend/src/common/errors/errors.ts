import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorBody } from '../../../../openapi/contract/common.js';
import { tFailure } from '../../messages/failures.js';
import { tLimit } from '../../messages/people/limits.js';

/** Every named failure: its status and its message. */
const FAILURES = {
  BAD_REQUEST: [400, tFailure('BAD_REQUEST')],
  VALIDATION_FAILED: [400, tFailure('VALIDATION_FAILED')],
  ACTING_REFUSED: [400, tFailure('ACTING_REFUSED')],
  UNAUTHORIZED: [401, tFailure('UNAUTHORIZED')],
  SESSION_ENDED: [401, tFailure('SESSION_ENDED')],
  LOGIN_FAILED: [401, tFailure('LOGIN_FAILED')],
  WRONG_ROLE: [401, tFailure('WRONG_ROLE')],
  PAYMENT_REQUIRED: [402, tFailure('PAYMENT_REQUIRED')],
  FORBIDDEN: [403, tFailure('FORBIDDEN')],
  STAFF_ROLE: [403, tFailure('STAFF_ROLE')],
  NOT_HELD: [403, tFailure('NOT_HELD')],
  NOT_YOURS: [403, tFailure('NOT_YOURS')],
  EMAIL_UNCONFIRMED: [403, tFailure('EMAIL_UNCONFIRMED')],
  NOT_FOUND: [404, tFailure('NOT_FOUND')],
  UPLOAD_STALLED: [408, tFailure('UPLOAD_STALLED')],
  EMAIL_TAKEN: [409, tFailure('EMAIL_TAKEN')],
  CODE_USED: [409, tFailure('CODE_USED')],
  SLOT_TAKEN: [409, tFailure('SLOT_TAKEN')],
  SLOT_LOST: [409, tFailure('SLOT_LOST')],
  WINDOW_FULL: [409, tFailure('WINDOW_FULL')],
  WRONG_STATE: [409, tFailure('WRONG_STATE')],
  VISIT_STARTED: [409, tFailure('VISIT_STARTED')],
  VISIT_MOVED: [409, tFailure('VISIT_MOVED')],
  MOVED_TOO_OFTEN: [409, tFailure('MOVED_TOO_OFTEN')],
  TOO_LATE_TO_MOVE: [409, tFailure('TOO_LATE_TO_MOVE')],
  NO_DOCTOR_YET: [409, tFailure('NO_DOCTOR_YET')],
  NOT_MOVED: [409, tFailure('NOT_MOVED')],
  NOT_TODAY: [409, tFailure('NOT_TODAY')],
  CHECK_IN_CLOSED: [409, tFailure('CHECK_IN_CLOSED')],
  NOT_BY_VIDEO: [409, tFailure('NOT_BY_VIDEO')],
  VIDEO_CLOSED: [409, tFailure('VIDEO_CLOSED')],
  NO_SHOW_EARLY: [409, tFailure('NO_SHOW_EARLY')],
  UNDO_OVER: [409, tFailure('UNDO_OVER')],
  LEFT_TO_COLLEAGUES: [409, tFailure('LEFT_TO_COLLEAGUES')],
  REQUEST_ASSIGNED: [409, tFailure('REQUEST_ASSIGNED')],
  REFUND_TOO_HIGH: [409, tFailure('REFUND_TOO_HIGH')],
  ALREADY_REFUNDED: [409, tFailure('ALREADY_REFUNDED')],
  OWN_ACCOUNT: [409, tFailure('OWN_ACCOUNT')],
  LAST_OWNER: [409, tFailure('LAST_OWNER')],
  TOO_MANY_DEPENDANTS: [409, tFailure('TOO_MANY_DEPENDANTS')],
  NOT_OF_AGE: [409, tFailure('NOT_OF_AGE')],
  DEPENDANT_HAS_RECORDS: [409, tFailure('DEPENDANT_HAS_RECORDS')],
  HOLDS_DEPENDANTS: [409, tFailure('HOLDS_DEPENDANTS')],
  ALREADY_CLAIMED: [409, tFailure('ALREADY_CLAIMED')],
  ACCOUNT_ERASED: [409, tFailure('ACCOUNT_ERASED')],
  NOT_ERASABLE: [409, tFailure('NOT_ERASABLE')],
  ERASURE_BLOCKED: [409, tFailure('ERASURE_BLOCKED')],
  PRICE_CHANGED: [409, tFailure('PRICE_CHANGED')],
  TOO_MANY_HOLDS: [409, tFailure('TOO_MANY_HOLDS')],
  TOO_MANY_OPEN_REQUESTS: [409, tLimit('requests.three')],
  TOO_MANY_BOXES: [409, tFailure('TOO_MANY_BOXES')],
  COURSE_ORDERED: [409, tFailure('COURSE_ORDERED')],
  GONE_FROM_SHELF: [409, tFailure('GONE_FROM_SHELF')],
  TIMES_FREE: [409, tFailure('TIMES_FREE')],
  ALREADY_WAITING: [409, tFailure('ALREADY_WAITING')],
  TOO_MANY_WISHES: [409, tFailure('TOO_MANY_WISHES')],
  QUIET_HOURS: [409, tFailure('QUIET_HOURS')],
  OUT_OF_STOCK: [409, tFailure('OUT_OF_STOCK')],
  NAME_TAKEN: [409, tFailure('NAME_TAKEN')],
  EDIT_CONFLICT: [409, tFailure('EDIT_CONFLICT')],
  LEAVE_OVER_VISITS: [409, tFailure('LEAVE_OVER_VISITS')],
  LEAVE_CASE_SETTLED: [409, tFailure('LEAVE_CASE_SETTLED')],
  LEAVE_OVERLAPS: [409, tFailure('LEAVE_OVERLAPS')],
  SESSION_OVERLAPS: [409, tFailure('SESSION_OVERLAPS')],
  ALREADY_ANSWERED: [409, tFailure('ALREADY_ANSWERED')],
  ALREADY_REVIEWED: [409, tFailure('ALREADY_REVIEWED')],
  TOO_MANY_DOCUMENTS: [409, tFailure('TOO_MANY_DOCUMENTS')],
  FEE_RECORDED: [409, tFailure('FEE_RECORDED')],
  ALREADY_PAID: [409, tFailure('ALREADY_PAID')],
  IN_PROGRESS: [409, tFailure('IN_PROGRESS')],
  PRECONDITION_FAILED: [412, tFailure('PRECONDITION_FAILED')],
  TOO_LARGE: [413, tFailure('TOO_LARGE')],
  STORAGE_FULL: [413, tFailure('STORAGE_FULL')],
  WRONG_MEDIA_TYPE: [415, tFailure('WRONG_MEDIA_TYPE')],
  CLAIM_INVALID: [422, tFailure('CLAIM_INVALID')],
  REGISTRATION_REQUIRED: [422, tFailure('REGISTRATION_REQUIRED')],
  DOCTOR_ID_INVALID: [422, tFailure('DOCTOR_ID_INVALID')],
  UNACCEPTABLE: [422, tFailure('VALIDATION_FAILED')],
  PICTURE_UNREADABLE: [422, tFailure('PICTURE_UNREADABLE')],
  DOCUMENT_UNREADABLE: [422, tFailure('DOCUMENT_UNREADABLE')],
  DOCUMENT_UNSAFE: [422, tFailure('DOCUMENT_UNSAFE')],
  SLOT_NOT_OFFERED: [422, tFailure('SLOT_NOT_OFFERED')],
  NO_VIDEO: [422, tFailure('NO_VIDEO')],
  KIND_NOT_OFFERED: [422, tFailure('KIND_NOT_OFFERED')],
  DOCTOR_NAME_UNCLEAR: [422, tFailure('DOCTOR_NAME_UNCLEAR')],
  SAME_TIME: [422, tFailure('SAME_TIME')],
  TIME_OVER: [422, tFailure('TIME_OVER')],
  TOO_FAR_AHEAD: [422, tFailure('TOO_FAR_AHEAD')],
  DEARER_DOCTOR: [422, tFailure('DEARER_DOCTOR')],
  ON_LEAVE: [422, tFailure('ON_LEAVE')],
  RESET_LINK_INVALID: [422, tFailure('RESET_LINK_INVALID')],
  CONFIRMATION_LINK_INVALID: [422, tFailure('CONFIRMATION_LINK_INVALID')],
  NOT_BOOKABLE: [422, tFailure('NOT_BOOKABLE')],
  RESULTS_UNCONFIRMED: [422, tFailure('RESULTS_UNCONFIRMED')],
  PRESCRIPTION_UNCHECKED: [422, tFailure('PRESCRIPTION_UNCHECKED')],
  AMOUNT_NOT_PAYABLE: [422, tFailure('AMOUNT_NOT_PAYABLE')],
  KEY_REUSED: [422, tFailure('KEY_REUSED')],
  TOO_MANY_REQUESTS: [429, tFailure('TOO_MANY_REQUESTS')],
  HOLDS_LIMIT: [429, tFailure('HOLDS_LIMIT')],
  INTERNAL: [500, tFailure('INTERNAL')],
  PAYMENT_UNAVAILABLE: [502, tFailure('PAYMENT_UNAVAILABLE')],
  BUSY: [503, tFailure('BUSY')],
  DOCUMENT_UNAVAILABLE: [503, tFailure('DOCUMENT_UNAVAILABLE')],
  SCANNER_UNAVAILABLE: [503, tFailure('SCANNER_UNAVAILABLE')],
  DATABASE_UNAVAILABLE: [503, tFailure('DATABASE_UNAVAILABLE')],
} as const satisfies Record<string, readonly [HttpStatus | number, string]>;

export type FailureCode = keyof typeof FAILURES;

export const statusOf = (code: FailureCode): number => FAILURES[code][0];
export const sentenceOf = (code: FailureCode): string => FAILURES[code][1];
export const failureCodes = Object.keys(FAILURES) as FailureCode[];

interface FailureDetails {
  /** Replaces the code's default message with a more specific one. */
  sentence?: string;
  /** One message per rejected field. */
  errors?: Record<string, string>;
  /** Booked visits that prevent the change. */
  visits?: ErrorBody['visits'];
  /** Warnings about a prescription, of which some need an answer. */
  warnings?: ErrorBody['warnings'];
  /** The role of the account with the right password. */
  accountType?: ErrorBody['accountType'];
  /** Seconds until a retry can succeed. */
  retryAfterSeconds?: number;
}

/** A named failure; the error filter converts it to the contract's error body. */
export class Failure extends HttpException {
  readonly errors?: Record<string, string>;
  readonly visits?: ErrorBody['visits'];
  readonly warnings?: ErrorBody['warnings'];
  readonly accountType?: ErrorBody['accountType'];
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: FailureCode,
    details: FailureDetails = {},
  ) {
    super(details.sentence ?? sentenceOf(code), statusOf(code));
    this.errors = details.errors;
    this.visits = details.visits;
    this.warnings = details.warnings;
    this.accountType = details.accountType;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A failure of one field of the request. */
export const fieldFailure = (field: string, sentence: string, code: FailureCode = 'UNACCEPTABLE') =>
  new Failure(code, { sentence, errors: { [field]: sentence } });
