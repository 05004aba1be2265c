import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorBody } from '../../../../openapi/contract/common.js';
import { failureWords } from '../../words/failures.js';
import { limitWords } from '../../words/people/limits.js';

/** Every failure that the portal names: its status and the sentence a person reads. */
const FAILURES = {
  BAD_REQUEST: [400, failureWords.BAD_REQUEST],
  VALIDATION_FAILED: [400, failureWords.VALIDATION_FAILED],
  ACTING_REFUSED: [400, failureWords.ACTING_REFUSED],
  UNAUTHORIZED: [401, failureWords.UNAUTHORIZED],
  SESSION_ENDED: [401, failureWords.SESSION_ENDED],
  LOGIN_FAILED: [401, failureWords.LOGIN_FAILED],
  WRONG_ROLE: [401, failureWords.WRONG_ROLE],
  PAYMENT_REQUIRED: [402, failureWords.PAYMENT_REQUIRED],
  FORBIDDEN: [403, failureWords.FORBIDDEN],
  NOT_HELD: [403, failureWords.NOT_HELD],
  NOT_YOURS: [403, failureWords.NOT_YOURS],
  EMAIL_UNCONFIRMED: [403, failureWords.EMAIL_UNCONFIRMED],
  NOT_FOUND: [404, failureWords.NOT_FOUND],
  UPLOAD_STALLED: [408, failureWords.UPLOAD_STALLED],
  EMAIL_TAKEN: [409, failureWords.EMAIL_TAKEN],
  CODE_USED: [409, failureWords.CODE_USED],
  SLOT_TAKEN: [409, failureWords.SLOT_TAKEN],
  SLOT_LOST: [409, failureWords.SLOT_LOST],
  WINDOW_FULL: [409, failureWords.WINDOW_FULL],
  WRONG_STATE: [409, failureWords.WRONG_STATE],
  VISIT_STARTED: [409, failureWords.VISIT_STARTED],
  VISIT_MOVED: [409, failureWords.VISIT_MOVED],
  MOVED_TOO_OFTEN: [409, failureWords.MOVED_TOO_OFTEN],
  TOO_LATE_TO_MOVE: [409, failureWords.TOO_LATE_TO_MOVE],
  NO_DOCTOR_YET: [409, failureWords.NO_DOCTOR_YET],
  NOT_MOVED: [409, failureWords.NOT_MOVED],
  NOT_TODAY: [409, failureWords.NOT_TODAY],
  CHECK_IN_CLOSED: [409, failureWords.CHECK_IN_CLOSED],
  NOT_BY_VIDEO: [409, failureWords.NOT_BY_VIDEO],
  VIDEO_CLOSED: [409, failureWords.VIDEO_CLOSED],
  NO_SHOW_EARLY: [409, failureWords.NO_SHOW_EARLY],
  UNDO_OVER: [409, failureWords.UNDO_OVER],
  LEFT_TO_COLLEAGUES: [409, failureWords.LEFT_TO_COLLEAGUES],
  REQUEST_ASSIGNED: [409, failureWords.REQUEST_ASSIGNED],
  REFUND_TOO_HIGH: [409, failureWords.REFUND_TOO_HIGH],
  ALREADY_REFUNDED: [409, failureWords.ALREADY_REFUNDED],
  OWN_ACCOUNT: [409, failureWords.OWN_ACCOUNT],
  TOO_MANY_DEPENDANTS: [409, failureWords.TOO_MANY_DEPENDANTS],
  NOT_OF_AGE: [409, failureWords.NOT_OF_AGE],
  DEPENDANT_HAS_RECORDS: [409, failureWords.DEPENDANT_HAS_RECORDS],
  HOLDS_DEPENDANTS: [409, failureWords.HOLDS_DEPENDANTS],
  ALREADY_CLAIMED: [409, failureWords.ALREADY_CLAIMED],
  ACCOUNT_ERASED: [409, failureWords.ACCOUNT_ERASED],
  NOT_ERASABLE: [409, failureWords.NOT_ERASABLE],
  ERASURE_BLOCKED: [409, failureWords.ERASURE_BLOCKED],
  PRICE_CHANGED: [409, failureWords.PRICE_CHANGED],
  TOO_MANY_HOLDS: [409, failureWords.TOO_MANY_HOLDS],
  TOO_MANY_OPEN_REQUESTS: [409, limitWords.requests.three],
  TOO_MANY_BOXES: [409, failureWords.TOO_MANY_BOXES],
  GONE_FROM_SHELF: [409, failureWords.GONE_FROM_SHELF],
  TIMES_FREE: [409, failureWords.TIMES_FREE],
  ALREADY_WAITING: [409, failureWords.ALREADY_WAITING],
  TOO_MANY_WISHES: [409, failureWords.TOO_MANY_WISHES],
  QUIET_HOURS: [409, failureWords.QUIET_HOURS],
  OUT_OF_STOCK: [409, failureWords.OUT_OF_STOCK],
  NAME_TAKEN: [409, failureWords.NAME_TAKEN],
  EDIT_CONFLICT: [409, failureWords.EDIT_CONFLICT],
  LEAVE_OVER_VISITS: [409, failureWords.LEAVE_OVER_VISITS],
  LEAVE_CASE_SETTLED: [409, failureWords.LEAVE_CASE_SETTLED],
  LEAVE_OVERLAPS: [409, failureWords.LEAVE_OVERLAPS],
  SESSION_OVERLAPS: [409, failureWords.SESSION_OVERLAPS],
  ALREADY_ANSWERED: [409, failureWords.ALREADY_ANSWERED],
  ALREADY_REVIEWED: [409, failureWords.ALREADY_REVIEWED],
  TOO_MANY_DOCUMENTS: [409, failureWords.TOO_MANY_DOCUMENTS],
  FEE_RECORDED: [409, failureWords.FEE_RECORDED],
  ALREADY_PAID: [409, failureWords.ALREADY_PAID],
  IN_PROGRESS: [409, failureWords.IN_PROGRESS],
  PRECONDITION_FAILED: [412, failureWords.PRECONDITION_FAILED],
  TOO_LARGE: [413, failureWords.TOO_LARGE],
  STORAGE_FULL: [413, failureWords.STORAGE_FULL],
  WRONG_MEDIA_TYPE: [415, failureWords.WRONG_MEDIA_TYPE],
  CLAIM_INVALID: [422, failureWords.CLAIM_INVALID],
  DOCTOR_ID_INVALID: [422, failureWords.DOCTOR_ID_INVALID],
  UNACCEPTABLE: [422, failureWords.VALIDATION_FAILED],
  PICTURE_UNREADABLE: [422, failureWords.PICTURE_UNREADABLE],
  DOCUMENT_UNREADABLE: [422, failureWords.DOCUMENT_UNREADABLE],
  DOCUMENT_UNSAFE: [422, failureWords.DOCUMENT_UNSAFE],
  SLOT_NOT_OFFERED: [422, failureWords.SLOT_NOT_OFFERED],
  NO_VIDEO: [422, failureWords.NO_VIDEO],
  KIND_NOT_OFFERED: [422, failureWords.KIND_NOT_OFFERED],
  DOCTOR_NAME_UNCLEAR: [422, failureWords.DOCTOR_NAME_UNCLEAR],
  SAME_TIME: [422, failureWords.SAME_TIME],
  TIME_OVER: [422, failureWords.TIME_OVER],
  TOO_FAR_AHEAD: [422, failureWords.TOO_FAR_AHEAD],
  DEARER_DOCTOR: [422, failureWords.DEARER_DOCTOR],
  ON_LEAVE: [422, failureWords.ON_LEAVE],
  RESET_LINK_INVALID: [422, failureWords.RESET_LINK_INVALID],
  CONFIRMATION_LINK_INVALID: [422, failureWords.CONFIRMATION_LINK_INVALID],
  NOT_BOOKABLE: [422, failureWords.NOT_BOOKABLE],
  AMOUNT_NOT_PAYABLE: [422, failureWords.AMOUNT_NOT_PAYABLE],
  KEY_REUSED: [422, failureWords.KEY_REUSED],
  TOO_MANY_REQUESTS: [429, failureWords.TOO_MANY_REQUESTS],
  HOLDS_LIMIT: [429, failureWords.HOLDS_LIMIT],
  INTERNAL: [500, failureWords.INTERNAL],
  PAYMENT_UNAVAILABLE: [502, failureWords.PAYMENT_UNAVAILABLE],
  BUSY: [503, failureWords.BUSY],
  SCANNER_UNAVAILABLE: [503, failureWords.SCANNER_UNAVAILABLE],
  DATABASE_UNAVAILABLE: [503, failureWords.DATABASE_UNAVAILABLE],
} as const satisfies Record<string, readonly [HttpStatus | number, string]>;

export type FailureCode = keyof typeof FAILURES;

export const statusOf = (code: FailureCode): number => FAILURES[code][0];
export const sentenceOf = (code: FailureCode): string => FAILURES[code][1];
export const failureCodes = Object.keys(FAILURES) as FailureCode[];

interface FailureDetails {
  /** Replaces the code's own sentence where more can be said. */
  sentence?: string;
  /** One sentence for each refused field. */
  errors?: Record<string, string>;
  /** Booked visits that stand in the way. */
  visits?: ErrorBody['visits'];
  /** The role of the account whose password was right. */
  accountType?: ErrorBody['accountType'];
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
}

/** A failure with a name; the error filter turns it into the contract's error body. */
export class Failure extends HttpException {
  readonly errors?: Record<string, string>;
  readonly visits?: ErrorBody['visits'];
  readonly accountType?: ErrorBody['accountType'];
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: FailureCode,
    details: FailureDetails = {},
  ) {
    super(details.sentence ?? sentenceOf(code), statusOf(code));
    this.errors = details.errors;
    this.visits = details.visits;
    this.accountType = details.accountType;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A failure that lies in one field of the request. */
export const fieldFailure = (field: string, sentence: string, code: FailureCode = 'UNACCEPTABLE') =>
  new Failure(code, { sentence, errors: { [field]: sentence } });
