import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorBody } from '../../../../openapi/contract/common.js';

/** Every failure that the portal names: its status and the sentence a person reads. */
const FAILURES = {
  BAD_REQUEST: [400, 'This request could not be read.'],
  VALIDATION_FAILED: [400, 'Please check the marked fields.'],
  UNAUTHORIZED: [401, 'Please log in first.'],
  SESSION_ENDED: [401, 'Your session has ended. Please log in again.'],
  LOGIN_FAILED: [401, 'Invalid email, password or role'],
  PAYMENT_REQUIRED: [402, 'This visit has not been paid yet.'],
  FORBIDDEN: [403, 'You are not allowed to do this.'],
  NOT_YOURS: [403, 'You can only do this for yourself.'],
  EMAIL_UNCONFIRMED: [403, 'Please confirm your email address first: open the link that we mailed to you.'],
  NOT_FOUND: [404, 'This does not exist, or you may not see it.'],
  EMAIL_TAKEN: [409, 'There is already an account with this email address.'],
  CODE_USED: [409, 'This doctor ID has been used and can no longer be revoked.'],
  SLOT_TAKEN: [409, 'This time has just been taken. Please choose another one.'],
  SLOT_LOST: [
    409,
    'This time was taken before your payment arrived. Your payment is being refunded in full.',
  ],
  WINDOW_FULL: [409, 'This time has no room left. Please choose another one.'],
  WRONG_STATE: [409, 'This is no longer possible.'],
  VISIT_STARTED: [409, 'This visit has started. It can no longer be changed here; please call us.'],
  VISIT_MOVED: [409, 'This visit is at another time by now. Please look at it again.'],
  MOVED_TOO_OFTEN: [409, 'You have moved this visit as often as you can. Please call us.'],
  TOO_LATE_TO_MOVE: [409, 'It is too late to move this visit here. Please call us.'],
  NO_DOCTOR_YET: [409, 'No doctor has taken this request yet, so there is no time to move.'],
  NOT_MOVED: [409, 'This visit is at the time that was asked for.'],
  NOT_TODAY: [409, 'This visit is on another day.'],
  CHECK_IN_CLOSED: [409, 'You can check in from two hours before the visit on. Our desk helps you, too.'],
  NO_SHOW_EARLY: [409, 'That a patient has not come can be said 30 minutes after the start.'],
  LEFT_TO_COLLEAGUES: [409, 'You have left this request to your colleagues.'],
  REQUEST_ASSIGNED: [409, 'This request names you as the doctor. Accept it or reject it.'],
  REFUND_TOO_HIGH: [409, 'This is more than what is left of the payment.'],
  ALREADY_REFUNDED: [409, 'This part of the payment has been given back already, for the same reason.'],
  OWN_ACCOUNT: [409, 'You cannot disable your own account. Another administrator can.'],
  ALREADY_CLAIMED: [409, 'This account has an email address already: its patient can log in.'],
  ACCOUNT_ERASED: [409, 'The data of this person has been erased.'],
  NOT_ERASABLE: [409, 'Only the accounts of patients can be erased.'],
  ERASURE_BLOCKED: [409, 'Something of this person is not finished yet.'],
  PRICE_CHANGED: [409, 'The price has changed. Please check it and try again.'],
  TOO_MANY_HOLDS: [409, 'You already have three unpaid checkouts. Pay or cancel one of them first.'],
  TOO_MANY_BOXES: [409, 'So many boxes cannot be reserved at once. Please take fewer.'],
  GONE_FROM_SHELF: [409, 'This is no longer offered.'],
  TIMES_FREE: [409, 'There are free times now. Please book one of them.'],
  ALREADY_WAITING: [409, 'You are on this waiting list already.'],
  TOO_MANY_WISHES: [409, 'You are on five waiting lists already. Leave one of them first.'],
  QUIET_HOURS: [409, 'Nothing is offered in the quiet hours. Please come back in the morning.'],
  OUT_OF_STOCK: [409, 'There are not enough left. Please take fewer.'],
  NAME_TAKEN: [409, 'There is already one of this name.'],
  EDIT_CONFLICT: [409, 'Somebody else has changed this meanwhile.'],
  LEAVE_OVER_VISITS: [409, 'There are visits booked on these days. Cancel them first.'],
  LEAVE_OVERLAPS: [409, 'Some of these days are on leave already.'],
  ALREADY_ANSWERED: [409, 'Somebody else has answered this question meanwhile.'],
  ALREADY_REVIEWED: [409, 'You have already written a review of this visit.'],
  TOO_MANY_DOCUMENTS: [409, 'These records hold 100 documents already. Remove one first.'],
  FEE_RECORDED: [409, 'The fee of this visit has been recorded already.'],
  ALREADY_PAID: [409, 'This checkout has been paid already.'],
  IN_PROGRESS: [409, 'The same request is still being worked on. Please wait a moment.'],
  PRECONDITION_FAILED: [
    412,
    'Somebody else has changed this meanwhile: it is no longer the version that If-Match names.',
  ],
  TOO_LARGE: [413, 'This is too large.'],
  WRONG_MEDIA_TYPE: [415, 'This kind of content is not accepted here.'],
  CLAIM_INVALID: [422, 'This code is wrong, has been used or is too old. Our desk gives you another one.'],
  DOCTOR_ID_INVALID: [422, 'Invalid Doctor ID'],
  UNACCEPTABLE: [422, 'Please check the marked fields.'],
  PICTURE_UNREADABLE: [422, 'This picture cannot be read. Use a PNG, JPEG or WebP picture.'],
  DOCUMENT_UNREADABLE: [
    422,
    'This document cannot be read. Use a whole PDF, or a PNG, JPEG or WebP picture.',
  ],
  DOCUMENT_UNSAFE: [422, 'This document is not accepted. Print it to a new PDF, or send a picture of it.'],
  SLOT_NOT_OFFERED: [422, 'The doctor does not offer this time.'],
  DOCTOR_NAME_UNCLEAR: [422, 'There is not exactly one doctor of this name. Name the doctor by id.'],
  SAME_TIME: [422, 'The visit is at this time already. Please choose another one.'],
  TIME_OVER: [422, 'This time is over. Please choose a later one.'],
  TOO_FAR_AHEAD: [422, 'This day cannot be booked yet. Please choose an earlier one.'],
  DEARER_DOCTOR: [
    422,
    'The fee of this doctor is higher than what the visit costs. Please choose another one.',
  ],
  ON_LEAVE: [422, 'The doctor is on leave on this day. Please choose another one.'],
  RESET_LINK_INVALID: [422, 'This link has been used or is too old. Please ask for a new one.'],
  CONFIRMATION_LINK_INVALID: [422, 'This link has been used or is too old. Log in and ask for a new one.'],
  NOT_BOOKABLE: [422, 'This doctor does not take bookings yet.'],
  AMOUNT_NOT_PAYABLE: [422, 'A card can pay from ₹0.50 to ₹9,99,999.99 at once.'],
  KEY_REUSED: [422, 'This Idempotency-Key was used for another request.'],
  TOO_MANY_REQUESTS: [429, 'Too many tries. Please wait a moment.'],
  HOLDS_LIMIT: [429, 'Too many unpaid checkouts are open here. Please wait a moment.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
  PAYMENT_UNAVAILABLE: [
    502,
    'The payment service does not answer. Nothing was charged. Please try again in a minute.',
  ],
  BUSY: [503, 'The portal is very busy. Please try again in a moment.'],
  SCANNER_UNAVAILABLE: [503, 'Files cannot be checked at the moment. Please try again in a minute.'],
  DATABASE_UNAVAILABLE: [503, 'The portal cannot reach its database. Please try again in a moment.'],
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
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
}

/** A failure with a name; the error filter turns it into the contract's error body. */
export class Failure extends HttpException {
  readonly errors?: Record<string, string>;
  readonly visits?: ErrorBody['visits'];
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: FailureCode,
    details: FailureDetails = {},
  ) {
    super(details.sentence ?? sentenceOf(code), statusOf(code));
    this.errors = details.errors;
    this.visits = details.visits;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A failure that lies in one field of the request. */
export const fieldFailure = (field: string, sentence: string, code: FailureCode = 'UNACCEPTABLE') =>
  new Failure(code, { sentence, errors: { [field]: sentence } });
