import type { FieldErrors } from '@luzzu/domain'
import type { ProblemCode } from './error-codes'

type Details = {
  /** Says it better than the table's own sentence. */
  message?: string | undefined
  /** The message at each failed field. */
  errors?: FieldErrors | undefined
  /** After how many seconds another try makes sense. */
  retryAfter?: number | undefined
  /** Further members of the answer. */
  members?: Record<string, unknown> | undefined
  cause?: unknown
}

/** An expected no, on its way to the one handler that answers it. */
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

/** Input that fails at the named fields. */
export function refuseFields(errors: FieldErrors): Refusal {
  const [message] = Object.values(errors)
  return new Refusal('invalid', { message, errors })
}

/** The value of a search; nothing found becomes the refusal. */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal('not-found')
  return value
}
