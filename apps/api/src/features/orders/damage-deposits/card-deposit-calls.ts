import { formatDate, ORDER_MESSAGES, UNPAID_SESSION } from '@luzzu/domain'
import { MINUTE } from '../../../platform/clock'
import type { DamageDepositRow } from '../../../platform/database/order-tables'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { addStripeCall, findCallBySubject, removeRefusedCall } from '../../../platform/stripe/stripe-calls'

/** What the calls about a deposit are about. */
export const depositSessionSubject = (id: number) => `session of deposit ${id}`
const captureSubject = (id: number) => `capture of deposit ${id}`
const releaseSubject = (id: number) => `release of deposit ${id}`

/** Guests have so long to leave it. */
const SESSION_MS = 23 * 60 * MINUTE

type Opened = { deposit: DamageDepositRow; booking: BookingRow; currency: string }

/** Notes the call that creates the page on which guests leave a deposit. */
export async function enqueueSessionCall(
  tx: Tx,
  { deposit, booking, currency }: Opened,
  { site, now }: Moment,
): Promise<void> {
  const { id, order_id, amount_cents } = deposit
  const title = `Damage deposit: ${booking.product_name}, ${formatDate(booking.booking_date)}`
  await addStripeCall(tx, {
    kind: 'create-session',
    subject: depositSessionSubject(id),
    body: (call) => {
      const metadata = { installation: site.installation, order: String(order_id), deposit: String(id), call }
      const price = { currency: currency.toLowerCase(), unit_amount: amount_cents }
      return {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: title } } }],
        payment_intent_data: { capture_method: 'manual', metadata },
        metadata,
        success_url: `${site.url}/manage?deposit={CHECKOUT_SESSION_ID}`,
        // Stripe fills in the id there only.
        cancel_url: `${site.url}/manage?deposit=${UNPAID_SESSION}`,
        expires_at: Math.floor((now.getTime() + SESSION_MS) / 1000),
      }
    },
    now,
  })
}

/**
 * Notes the call that keeps a part of an authorized deposit, once, unless Stripe has refused it.
 * @throws {Refusal} `invalid-state` before it is authorized, or when one was noted.
 */
export async function enqueueCaptureCall(
  tx: Tx,
  { id, intent_id, authorized_at }: DamageDepositRow,
  cents: number,
  { now }: Moment,
): Promise<void> {
  if (intent_id === null || authorized_at === null)
    throw new Refusal('invalid-state', { message: ORDER_MESSAGES.depositOpen })
  await assertUndecided(tx, id)
  await removeRefusedCall(tx, captureSubject(id))
  await addStripeCall(tx, {
    kind: 'capture',
    subject: captureSubject(id),
    target: intent_id,
    body: () => ({ amount_to_capture: cents }),
    now,
  })
}

/**
 * Notes the call that lets go of a deposit, authorized or not yet.
 * @throws {Refusal} `invalid-state` while a part of it is being kept.
 */
export async function enqueueReleaseCall(
  tx: Tx,
  { id, intent_id, session_id, authorized_at }: DamageDepositRow,
  { now }: Moment,
): Promise<void> {
  await assertUndecided(tx, id)
  const subject = authorized_at === null ? `page of deposit ${id}` : releaseSubject(id)
  const body = () => ({})
  if (authorized_at !== null && intent_id !== null)
    await addStripeCall(tx, { kind: 'cancel', subject, target: intent_id, body, now })
  else if (session_id !== null)
    await addStripeCall(tx, { kind: 'expire-session', subject, target: session_id, body, now })
}

async function assertUndecided(tx: Tx, id: number): Promise<void> {
  const known = await findCallBySubject(tx, captureSubject(id))
  if (known && known.status !== 'failed')
    throw new Refusal('invalid-state', { message: ORDER_MESSAGES.depositDone })
}

/** Whether Stripe has refused to charge the part that was last to be kept. */
export const isCaptureRefused = async (db: Db, id: number): Promise<boolean> =>
  (await findCallBySubject(db, captureSubject(id)))?.status === 'failed'

/** The call that decides about a deposit, if there is one that was not answered. */
export async function findPendingDecisionCall(tx: Tx, id: number): Promise<number | undefined> {
  for (const subject of [captureSubject(id), releaseSubject(id)]) {
    const call = await findCallBySubject(tx, subject)
    if (call?.status === 'pending') return call.id
  }
  return undefined
}
