import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '../account/api-error'
import { type Form, textsAt } from '../account/form'
import type { StripeAccount } from '../account/stripe-account'
import { expand } from './expand'
import type { FaultKind, Faults } from './faults'
import type { Answer, StoredResponses } from './idempotency'
import type { Operation, OperationName } from './operations'

export type Sent = {
  name: OperationName
  operation: Operation
  /** Of the object in the path. */
  id: string
  form: Form
  key: string | undefined
  /** All that has to be the same when a key is sent again. */
  text: string
}

/** What the client gets, or how it gets nothing. */
export type Reply = { answer: Answer; isReplayed: boolean } | 'timeout' | 'reset'

type Parts = { account: StripeAccount; faults: Faults; answers: StoredResponses }

/** Executes a call, or what a fault makes of it. */
export async function executeCall({ account, faults, answers }: Parts, sent: Sent): Promise<Reply> {
  const fault = faults.take(sent.name, sent.operation.method === 'POST')
  if (fault?.kind === 'timeout' || fault?.kind === 'reset') return fault.kind
  if (fault?.kind === 'slow') await pause(fault.delay_ms)
  const stored = sent.key === undefined ? undefined : answers.find(sent.key, sent.text)
  const answer = stored ?? execute({ account, answers }, sent, fault?.kind)
  if (fault?.kind === 'timeout-after') return 'timeout'
  if (fault?.kind === 'reset-after') return 'reset'
  return { answer, isReplayed: stored !== undefined }
}

function execute(
  { account, answers }: Pick<Parts, 'account' | 'answers'>,
  { name, operation, id, form, key, text }: Sent,
  fault: FaultKind | undefined,
): Answer {
  const { answer, isStored } = attempt()
  if (isStored && key !== undefined) answers.store(key, text, answer)
  return answer

  function attempt(): { answer: Answer; isStored: boolean } {
    if (fault === 'error-500') return { answer: BROKEN, isStored: true }
    if (fault === 'error-503') return { answer: UNAVAILABLE, isStored: false }
    if (fault === 'rate-limit') return { answer: TOO_MANY, isStored: false }
    try {
      const body = expand(account, operation.run(account, { id, form, fault }), textsAt(form, 'expand'))
      return { answer: fault === 'error-500-after' ? BROKEN : { status: 200, body }, isStored: true }
    } catch (error) {
      return { answer: answerOf(error, name), isStored: !(error instanceof ApiError) || error.isStored }
    }
  }
}

const failure = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})

const BROKEN = failure(500, 'api_error', 'An unknown error occurred.')
const UNAVAILABLE = failure(503, 'api_error', 'Stripe is not available.')
const TOO_MANY = failure(429, 'invalid_request_error', 'Request rate limit exceeded.', 'rate_limit')

export function answerOf(cause: unknown, name: string): Answer {
  if (cause instanceof ApiError) return { status: cause.status, body: { error: cause.body } }
  console.error(`The simulator failed at ${name}:`, cause)
  return BROKEN
}
