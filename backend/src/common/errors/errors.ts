import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorBody } from '../../../../openapi/contract/common.js';
import { commonWords } from '../../words/common.js';
import { failureWords } from '../../words/failures.js';
import { limitWords } from '../../words/people/limits.js';

/** Every failure that the portal names: its status and the sentence a person reads. */
const FAILURES = {
  BAD_REQUEST: [400, failureWords.thisRequestCouldNotBe],
  VALIDATION_FAILED: [400, failureWords.pleaseCheckMarkedFields],
  ACTING_REFUSED: [400, failureWords.thisIsAboutYourOwn],
  UNAUTHORIZED: [401, failureWords.pleaseLogInFirst],
  SESSION_ENDED: [401, failureWords.yourSessionHasEndedPlease],
  LOGIN_FAILED: [401, failureWords.invalidEmailPasswordOrRole],
  WRONG_ROLE: [401, failureWords.accountIsOfAnotherRole],
  PAYMENT_REQUIRED: [402, failureWords.thisVisitHasNotBeen],
  FORBIDDEN: [403, failureWords.youAreNotAllowedTo],
  NOT_HELD: [403, failureWords.youDoNotLookAfter],
  NOT_YOURS: [403, failureWords.youCanOnlyDoThis],
  EMAIL_UNCONFIRMED: [403, failureWords.pleaseConfirmYourEmailAddress],
  NOT_FOUND: [404, failureWords.thisDoesNotExistOr],
  UPLOAD_STALLED: [408, failureWords.uploadStalled],
  EMAIL_TAKEN: [409, failureWords.thereIsAlreadyAccountWith],
  CODE_USED: [409, failureWords.thisDoctorIdHasBeen],
  SLOT_TAKEN: [409, failureWords.thisTimeHasJustBeen],
  SLOT_LOST: [409, failureWords.thisTimeWasTakenBefore],
  WINDOW_FULL: [409, commonWords.thisTimeHasNoRoom],
  WRONG_STATE: [409, failureWords.thisIsNoLongerPossible],
  VISIT_STARTED: [409, failureWords.thisVisitHasStartedIt],
  VISIT_MOVED: [409, failureWords.thisVisitIsAtAnother],
  MOVED_TOO_OFTEN: [409, failureWords.youHaveMovedThisVisit],
  TOO_LATE_TO_MOVE: [409, failureWords.itIsTooLateTo],
  NO_DOCTOR_YET: [409, failureWords.noDoctorHasTakenThis],
  NOT_MOVED: [409, failureWords.thisVisitIsAtTime],
  NOT_TODAY: [409, failureWords.thisVisitIsOnAnother],
  CHECK_IN_CLOSED: [409, failureWords.youCanCheckInFrom],
  NOT_BY_VIDEO: [409, failureWords.thisVisitIsInPerson],
  VIDEO_CLOSED: [409, failureWords.videoRoomIsClosed],
  NO_SHOW_EARLY: [409, failureWords.thatPatientHasNotCome],
  UNDO_OVER: [409, failureWords.undoOver],
  LEFT_TO_COLLEAGUES: [409, failureWords.youHaveLeftThisRequest],
  REQUEST_ASSIGNED: [409, failureWords.thisRequestNamesYouAs],
  REFUND_TOO_HIGH: [409, failureWords.thisIsMoreThanWhat],
  ALREADY_REFUNDED: [409, failureWords.thisPartOfPaymentHas],
  OWN_ACCOUNT: [409, failureWords.youCannotDisableYourOwn],
  TOO_MANY_DEPENDANTS: [409, failureWords.youLookAfterSixPeople],
  NOT_OF_AGE: [409, failureWords.thisPersonIsNotEighteen],
  DEPENDANT_HAS_RECORDS: [409, failureWords.thereAreRecordsOfThis],
  HOLDS_DEPENDANTS: [409, failureWords.thisPersonLooksAfterOthers],
  ALREADY_CLAIMED: [409, failureWords.thisAccountHasEmailAddress],
  ACCOUNT_ERASED: [409, failureWords.dataOfThisPersonHas],
  NOT_ERASABLE: [409, failureWords.onlyAccountsOfPatientsCan],
  ERASURE_BLOCKED: [409, failureWords.somethingOfThisPersonIs],
  PRICE_CHANGED: [409, failureWords.priceHasChangedPleaseCheck],
  TOO_MANY_HOLDS: [409, failureWords.youAlreadyHaveThreeUnpaid],
  TOO_MANY_OPEN_REQUESTS: [409, limitWords.threeOpenRequests],
  TOO_MANY_BOXES: [409, failureWords.soManyBoxesCannotBe],
  GONE_FROM_SHELF: [409, failureWords.thisIsNoLongerOffered],
  TIMES_FREE: [409, failureWords.thereAreFreeTimesNow],
  ALREADY_WAITING: [409, failureWords.youAreOnThisWaiting],
  TOO_MANY_WISHES: [409, failureWords.youAreOnFiveWaiting],
  QUIET_HOURS: [409, failureWords.nothingIsOfferedInQuiet],
  OUT_OF_STOCK: [409, failureWords.thereAreNotEnoughLeft],
  NAME_TAKEN: [409, failureWords.thereIsAlreadyOneOf],
  EDIT_CONFLICT: [409, failureWords.changedMeanwhile],
  LEAVE_OVER_VISITS: [409, failureWords.thereAreVisitsBookedOn],
  LEAVE_CASE_SETTLED: [409, failureWords.thisHasBeenSettled],
  LEAVE_OVERLAPS: [409, failureWords.someOfTheseDaysAre],
  SESSION_OVERLAPS: [409, failureWords.someOfTheseTimesAre],
  ALREADY_ANSWERED: [409, failureWords.somebodyElseHasAnsweredThis],
  ALREADY_REVIEWED: [409, failureWords.youHaveAlreadyWrittenReview],
  TOO_MANY_DOCUMENTS: [409, failureWords.theseRecordsHold100Documents],
  FEE_RECORDED: [409, failureWords.feeOfThisVisitHas],
  ALREADY_PAID: [409, failureWords.thisCheckoutHasBeenPaid],
  IN_PROGRESS: [409, failureWords.sameRequestIsStillBeing],
  PRECONDITION_FAILED: [412, failureWords.somebodyElseHasChangedThisMeanwhile],
  TOO_LARGE: [413, failureWords.thisIsTooLarge],
  STORAGE_FULL: [413, failureWords.storageFull],
  WRONG_MEDIA_TYPE: [415, failureWords.thisKindOfContentIs],
  CLAIM_INVALID: [422, failureWords.thisCodeIsWrongHas],
  DOCTOR_ID_INVALID: [422, commonWords.invalidDoctorId],
  UNACCEPTABLE: [422, failureWords.pleaseCheckMarkedFields],
  PICTURE_UNREADABLE: [422, failureWords.thisPictureCannotBeRead],
  DOCUMENT_UNREADABLE: [422, failureWords.thisDocumentCannotBeRead],
  DOCUMENT_UNSAFE: [422, failureWords.thisDocumentIsNotAccepted],
  SLOT_NOT_OFFERED: [422, failureWords.doctorDoesNotOfferThis],
  NO_VIDEO: [422, failureWords.hospitalHasNoVideo],
  KIND_NOT_OFFERED: [422, failureWords.doctorDoesNotSeeSo],
  DOCTOR_NAME_UNCLEAR: [422, failureWords.thereIsNotExactlyOne],
  SAME_TIME: [422, commonWords.visitIsAtThisTime],
  TIME_OVER: [422, commonWords.thisTimeIsOverPlease],
  TOO_FAR_AHEAD: [422, failureWords.thisDayCannotBeBooked],
  DEARER_DOCTOR: [422, failureWords.feeOfThisDoctorIs],
  ON_LEAVE: [422, failureWords.doctorIsOnLeaveOn],
  RESET_LINK_INVALID: [422, failureWords.thisLinkHasBeenUsed],
  CONFIRMATION_LINK_INVALID: [422, failureWords.thisLinkHasBeenUsedOr],
  NOT_BOOKABLE: [422, failureWords.thisDoctorDoesNotTake],
  AMOUNT_NOT_PAYABLE: [422, failureWords.cardCanPayFrom0],
  KEY_REUSED: [422, failureWords.thisIdempotencyKeyWasUsed],
  TOO_MANY_REQUESTS: [429, failureWords.tooManyTriesPleaseWait],
  HOLDS_LIMIT: [429, failureWords.tooManyUnpaidCheckoutsAre],
  INTERNAL: [500, failureWords.somethingWentWrongOnOur],
  PAYMENT_UNAVAILABLE: [502, failureWords.paymentServiceDoesNotAnswer],
  BUSY: [503, failureWords.portalIsVeryBusyPlease],
  SCANNER_UNAVAILABLE: [503, failureWords.filesCannotBeCheckedAt],
  DATABASE_UNAVAILABLE: [503, failureWords.portalCannotReachItsDatabase],
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
