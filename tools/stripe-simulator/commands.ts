import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidRequest } from './account/api-error'
import { captureIntent, lapseAuthorization } from './account/capture-payment'
import { closeDispute, openDispute } from './account/disputes'
import { payCheckout } from './account/pay-checkout'
import { createRefund, settleRefund } from './account/refunds'
import type { StripeAccount } from './account/stripe-account'
import { findCard } from './account/test-cards'
import { FAULT_KINDS, type FaultKind, type Faults } from './api/faults'
import { OPERATIONS, type OperationName } from './api/operations'
import type { WebhookSender } from './webhook-sender'

export type SimulatorParts = { account: StripeAccount; faults: Faults; webhooks: WebhookSender }
type Values = Record<string, unknown>
type Command = (parts: SimulatorParts, id: string, values: Values) => object

/**
 * What happens at Stripe without the product: customers pay, banks dispute, somebody works in the dashboard, calls go
 * wrong. By path; values come as JSON or from a form.
 */
const COMMANDS: Record<string, Command> = {
  '/simulator/sessions/:id/pay': ({ account }, id, { card, confirmed, name, mail }) => {
    const known = findCard(String(card ?? '4242424242424242'))
    if (!known) throw invalidRequest('This is none of the test cards.', { param: 'card' })
    return payCheckout(account, account.checkout(id), {
      card: known,
      isConfirmed: flag(confirmed),
      name: text(name),
      mail: text(mail),
    })
  },
  '/simulator/payment_intents/:id/capture': ({ account }, id, { amount }) =>
    captureIntent(account, account.intent(id), count(amount)),
  '/simulator/payment_intents/:id/lapse': ({ account }, id) =>
    lapseAuthorization(account, account.intent(id)),
  '/simulator/charges/:id/refund': ({ account }, id, { amount, reason }) =>
    createRefund(account, account.charge(id), {
      amount: count(amount),
      // The dashboard need not name one.
      reason: text(reason) === 'other' ? null : 'requested_by_customer',
      metadata: {},
    }),
  '/simulator/charges/:id/dispute': ({ account }, id, { reason }) =>
    openDispute(account, account.charge(id), text(reason) ?? 'fraudulent'),
  '/simulator/disputes/:id/close': ({ account }, id, { status }) =>
    closeDispute(account, account.dispute(id), status === 'won' ? 'won' : 'lost'),
  '/simulator/refunds/:id/settle': ({ account }, id, { status }) =>
    settleRefund(account, account.refund(id), status === 'failed' ? 'failed' : 'succeeded'),
  '/simulator/events/:id/send': ({ account, webhooks }, id) => {
    const event = account.event(id)
    webhooks.send(event)
    return event
  },
  '/simulator/clock': ({ account }, _id, { advance_seconds }) => {
    account.advance(count(advance_seconds) ?? 0)
    return { now: account.now() }
  },
  '/simulator/webhooks': ({ webhooks }, _id, values) => {
    const { is_paused, is_shuffled, copies, delay_ms } = values
    webhooks.settings = {
      is_paused: flag(is_paused) ?? false,
      is_shuffled: flag(is_shuffled) ?? false,
      copies: count(copies) ?? 1,
      delay_ms: count(delay_ms) ?? 0,
    }
    if (!webhooks.settings.is_paused) webhooks.release()
    return webhooks.settings
  },
  '/simulator/faults': ({ faults }, _id, { operation, kind, times, delay_ms }) => {
    if (!isOperation(operation))
      throw invalidRequest(`Unknown operation: ${operation}`, { param: 'operation' })
    if (!isKind(kind)) throw invalidRequest(`Unknown kind of fault: ${kind}`, { param: 'kind' })
    faults.add({ operation, kind, times: count(times) ?? 1, delay_ms: count(delay_ms) ?? 3000 })
    return faults.list()
  },
  '/simulator/faults/clear': ({ faults }) => {
    faults.clear()
    return faults.list()
  },
}

const isOperation = (value: unknown): value is OperationName | '*' | 'write' =>
  value === '*' || value === 'write' || (typeof value === 'string' && Object.hasOwn(OPERATIONS, value))

const isKind = (value: unknown): value is FaultKind => FAULT_KINDS.some((kind) => kind === value)

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function count(value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined
  const number = Number(value)
  if (!Number.isInteger(number)) throw invalidRequest(`Invalid integer: ${value}`)
  return number
}

const flag = (value: unknown): boolean | undefined =>
  value === undefined || value === '' ? undefined : value === true || value === 'true' || value === 'on'

/** The commands as requests; a browser's form leads back to the page. */
export function addCommandRoutes(app: FastifyInstance, parts: SimulatorParts): void {
  for (const [path, run] of Object.entries(COMMANDS))
    app.post<{ Params: { id?: string } }>(path, (request, reply) => {
      const { values, isForm } = readValues(request)
      parts.account.cause = { id: null, idempotency_key: null }
      parts.account.runPlans()
      const made = run(parts, request.params.id ?? '', values)
      return isForm ? reply.redirect('/', 303) : reply.send(made)
    })
}

function readValues({ headers, body }: FastifyRequest): { values: Values; isForm: boolean } {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  const values = isForm ? Object.fromEntries(new URLSearchParams(String(body))) : ((body ?? {}) as Values)
  return { values, isForm }
}
