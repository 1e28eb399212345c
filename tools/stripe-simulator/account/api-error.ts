import type { PaymentIntent } from './stripe-objects'

type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: PaymentIntent
}

/** An answer of Stripe that is no success. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Whether it is repeated to who sends the same idempotency key. */
    readonly isStored = true,
  ) {
    super(body.message)
  }
}

export const invalidRequest = (message: string, more: Pick<ErrorBody, 'code' | 'param'> = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more }, false)

/** What the state of an object forbids. */
export const refusedByState = (message: string, more: Omit<ErrorBody, 'type' | 'message'> = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more })

export const notFound = (name: string, id: string): ApiError =>
  new ApiError(
    404,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${name}: '${id}'`,
      param: 'id',
    },
    false,
  )
