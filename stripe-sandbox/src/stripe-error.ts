type StripeErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error';

interface StripeErrorDetails {
  type?: StripeErrorType;
  code?: string;
  param?: string;
}

/** The JSON body Stripe gives with every failure. */
export interface StripeErrorBody {
  error: { type: string; message: string; code?: string; param?: string };
}

/** A refusal that the API answers in Stripe's error shape. */
export class StripeApiError extends Error {
  override name = 'StripeApiError';

  /**
   * @param status HTTP status of the answer
   * @param message the sentence a developer reads
   * @param details Stripe's type (default invalid_request_error), code and the parameter at fault
   */
  constructor(
    readonly status: number,
    message: string,
    private readonly details: StripeErrorDetails = {},
  ) {
    super(message);
  }

  /** The answer's body. */
  get body(): StripeErrorBody {
    const { type = 'invalid_request_error', code, param } = this.details;
    return { error: { type, message: this.message, ...(code && { code }), ...(param && { param }) } };
  }
}

/** The 404 for an object that does not exist, such as `No such refund: 're_1'`. */
export function noSuch(kind: string, id: string, param: string): StripeApiError {
  return new StripeApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
