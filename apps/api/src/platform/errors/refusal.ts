import type { FieldErrors } from '@luzzu/domain'
import type { ProblemCode } from '@luzzu/domain/contracts'

type Details = {
  /** Replaces the default message. */
  message?: string | undefined
  /** Error messages by field. */
  errors?: FieldErrors | undefined
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined
  /** Further members of the problem document. */
  members?: Record<string, unknown> | undefined
  /** The scope that an API token lacks. */
  scope?: string | undefined
  cause?: unknown
}

/** An expected error, turned into a problem response by the error handler. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? code, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** Invalid input at the named fields. */
export function refuseFields(errors: FieldErrors): Refusal {
  const [message] = Object.values(errors)
  return new Refusal('invalid', { message, errors })
}

/** The value of a lookup; a missing one becomes the refusal. */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal('not-found')
  return value
}
