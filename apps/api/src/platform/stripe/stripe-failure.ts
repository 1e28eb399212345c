/**
 * What has become of a request: `away` when Stripe was not reached or will answer later, `broken` when it has failed and
 * may repeat that for ever, `refused` when it has said no.
 */
type FailureKind = 'away' | 'broken' | 'refused'

/** A request that Stripe has not fulfilled. Neither message nor fields hold the key or what was sent. */
export class StripeFailure extends Error {
  override name = 'StripeFailure'
  readonly kind: FailureKind
  /** Stripe's code, such as `resource_missing`. */
  readonly code: string

  constructor(kind: FailureKind, code: string, status: number | undefined) {
    super(`Stripe: ${code}${status === undefined ? '' : ` (${status})`}`)
    this.kind = kind
    this.code = code
  }
}

/** What Stripe says of an object; `undefined` where it knows none, such as one of the test mode after the change to live. */
export async function ignoreNotFound<Answer>(query: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await query
  } catch (error) {
    if (error instanceof StripeFailure && error.code === 'resource_missing') return undefined
    throw error
  }
}

type StripeErrorLike = { type?: string; code?: string; statusCode?: number }

/** The failure for an error of the package, whose own text and fields quote the request. */
export function toFailure(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error
  const { type = 'unknown', code, statusCode } = (error ?? {}) as StripeErrorLike
  return new StripeFailure(kindOf(type, statusCode), code ?? type, statusCode)
}

/**
 * A key that is refused, too many requests or a key in use change nothing, and what a proxy says is not Stripe's answer: the
 * same request is good later.
 */
const LATER = [401, 403, 409, 429, 502, 503, 504]

function kindOf(type: string, status: number | undefined): FailureKind {
  if (type === 'StripeConnectionError' || (status !== undefined && LATER.includes(status))) return 'away'
  return status === undefined || status >= 500 ? 'broken' : 'refused'
}
