import type { FastifyBaseLogger } from 'fastify'
import { HOUR, instantAfter, MINUTE, SECOND } from '../../../platform/clock'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import type { Job } from '../../../platform/jobs/jobs'
import { sendDueCalls } from '../../../platform/stripe/stripe-calls'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { CAPTURE_MARGIN_MS } from './capture-payment'
import type { CardPayment } from './card-payments.queries'
import { type CardContext, settleCardPayment } from './settle-card-payment'

const BATCH_SIZE = 200
/** How long after it was looked up a payment is again: one that nobody has paid yet, and one that waits for staff. */
const POLL_INTERVALS_MS = { open: 20 * SECOND, slow: 10 * MINUTE, waiting: HOUR }
/** After that time an open balance is looked up slowly. */
const SLOW_POLLING_AFTER_MS = HOUR

/** Does what webhooks and return pages have left: sends calls again, ends sessions, captures what was decided. */
export const cardPaymentsJob = (context: CardContext, log: Pick<FastifyBaseLogger, 'warn'>): Job => ({
  name: 'card-payments',
  interval: 30 * SECOND,
  run: async ({ renewLease, signal }) => {
    await sendDueCalls({ db: context.db, gateway: context.gateway, now: context.clock.now() })
    for (const id of await listUnsettled(context.db, context.clock.now())) {
      if (signal.aborted) return
      await renewLease()
      if (!(await trySettlePayment(context, id, log))) return
    }
  },
})

/** Settles a payment; `false` when Stripe cannot be reached, and asking about others is in vain. */
export async function trySettlePayment(
  context: CardContext,
  id: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  try {
    await settleCardPayment(context, id)
    return true
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    log.warn({ err: error, payment: id }, 'a payment could not be settled')
    return error.kind !== 'away'
  }
}

/** The payments that may have moved on, oldest first. */
export async function listUnsettled(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select(['payment.id', 'payment.status', 'payment.created_at', 'card_payment.purpose'])
    .select(['card_payment.checked_at', 'card_payment.capture_before', 'card_payment.ending'])
    .select(['customer_order.status as order_status', 'customer_order.expires_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('order_booking')
            .innerJoin('booking', 'booking.id', 'order_booking.booking_id')
            .select('booking.id')
            .whereRef('order_booking.order_id', '=', 'payment.order_id')
            .where('booking.status', '=', 'Pending'),
        )
        .as('is_undecided'),
    )
    .where('payment.status', 'in', ['open', 'authorized'])
    .orderBy('payment.id')
    .execute()
  return rows
    .filter((row) => isDue(row, now))
    .slice(0, BATCH_SIZE)
    .map(({ id }) => id)
}

type Unsettled = Pick<
  CardPayment,
  'status' | 'purpose' | 'created_at' | 'checked_at' | 'capture_before' | 'ending'
> &
  Pick<CustomerOrderRow, 'expires_at'> & { order_status: string; is_undecided: unknown }

function isDue(row: Unsettled, now: Date): boolean {
  if (row.checked_at === null) return true
  return row.checked_at <= instantAfter(now, -maxAgeOf(row, now))
}

/** How long what is known of a payment will do. */
function maxAgeOf(row: Unsettled, now: Date): number {
  if (row.status === 'open') {
    if (row.order_status === 'paying' && row.expires_at !== null && row.expires_at <= instantAfter(now))
      return 0
    const isSlow = row.purpose === 'balance' && row.created_at < instantAfter(now, -SLOW_POLLING_AFTER_MS)
    return isSlow ? POLL_INTERVALS_MS.slow : POLL_INTERVALS_MS.open
  }
  const ends = row.capture_before
  const isEnding = ends !== null && ends <= instantAfter(now, CAPTURE_MARGIN_MS)
  const isWaiting = Boolean(row.is_undecided) && row.ending === null && !isEnding
  return isWaiting ? POLL_INTERVALS_MS.waiting : 0
}
