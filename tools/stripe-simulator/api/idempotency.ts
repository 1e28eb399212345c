import { ApiError } from '../account/api-error'
import type { StripeAccount } from '../account/stripe-account'

export type Answer = { status: number; body: object }
type Stored = { request: string; answer: Answer }

const REMEMBERED_FOR = 24 * 60 * 60

/** Answers by idempotency key, kept for 24 hours. */
export class StoredResponses {
  readonly #answers = new Map<string, Stored>()

  constructor(private readonly account: StripeAccount) {}

  /** @throws {ApiError} when the key was sent with another request. */
  find(key: string, request: string): Answer | undefined {
    const stored = this.#answers.get(key)
    if (stored && stored.request !== request)
      throw new ApiError(
        400,
        {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        },
        false,
      )
    return stored?.answer
  }

  store(key: string, request: string, { status, body }: Answer): void {
    this.#answers.set(key, { request, answer: { status, body: structuredClone(body) } })
    this.account.plan(this.account.now() + REMEMBERED_FOR, () => this.#answers.delete(key))
  }
}
