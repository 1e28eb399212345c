import {
  BALANCE_REMINDER_HOURS,
  type CalendarDate,
  type Cents,
  dateIn,
  formatDateWithWeekday,
  formatInstant,
  isBalanceReminderDue,
  sumBy,
  toAmount,
  zoneName,
} from '@luzzu/domain'
import { HOUR, instantAfter } from '../../platform/clock'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { createBatchJob } from '../../platform/jobs/batch-job'
import type { Job } from '../../platform/jobs/jobs'
import { BATCH_SIZE } from '../../platform/jobs/work-in-batches'
import { enqueueEmail } from '../../platform/mail/outbox'
import type { FindSite, Moment } from '../../platform/settings/site'
import { findPayer } from '../payments/email-documents'
import {
  activeBookings,
  balanceDueTimes,
  balanceOf,
  bookingStart,
  dueNowOfBookings,
  lockOrder,
  type OrderedBooking,
  type OrderMoney,
} from '../payments/order-money.queries'
import { balanceDue } from './emails/balance-due'
import { selectBalancesDue } from './open-balances.queries'

/** Emails customers what is still due, two days before that, once for each order. */
export const balanceRemindersJob = (findSite: FindSite): Job =>
  createBatchJob(findSite, {
    name: 'tell-balances',
    list: async (db, moment, afterId) =>
      moment.site.settings.payments.mode === 'off' ? [] : listOrdersToRemind(db, moment, afterId),
    work: sendReminder,
  })

/** Orders that owe something, whose customers were not told and may have to be now. */
export async function listOrdersToRemind(db: Db, { site, now }: Moment, afterId = 0): Promise<number[]> {
  const hours = BALANCE_REMINDER_HOURS + (await findLongestNotice(db))
  const last = dateIn(site.timeZone, new Date(now.getTime() + hours * HOUR))
  const rows = await selectBalancesDue(db)
    .innerJoin('customer_order', 'customer_order.id', 'order_booking.order_id')
    .select('customer_order.id')
    .distinct()
    .where('customer_order.balance_told_at', 'is', null)
    .where('booking.booking_date', '>=', dateIn(site.timeZone, now))
    .where((row) =>
      row.or([
        row('booking.booking_date', '<=', last),
        row('customer_order.due_at_once_since', 'is not', null),
      ]),
    )
    .where('customer_order.id', '>', afterId)
    .orderBy('customer_order.id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(({ id }) => id)
}

async function findLongestNotice(db: Db): Promise<number> {
  const { hours } = await db
    .selectFrom('customer_order')
    .select((row) => row.fn.max('balance_due_hours').as('hours'))
    .where('balance_due_hours', 'is not', null)
    .executeTakeFirstOrThrow()
  return hours ?? 0
}

/** Checks again under the lock, so that nobody is told twice. */
function sendReminder(db: Db, id: number, moment: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const money = await lockOrder(tx, id)
    if (!money || money.order.balance_told_at !== null) return
    const places = upcomingBookings(money.bookings, moment)
    const times = balanceDueTimes(money.order, places, moment)
    if (!times) return
    const dueNow = dueNowOfBookings(money.bookings, 0, moment)
    if (dueNow === 0 && !isBalanceReminderDue(times, moment.now)) return
    if (balanceOf(places) === 0 || (await isAuthorized(tx, id))) return
    await tx
      .updateTable('customer_order')
      .set({ balance_told_at: instantAfter(moment.now) })
      .where('id', '=', id)
      .execute()
    await enqueueReminder(tx, money, { places, dueNow, dueAt: times.dueAt }, moment)
  })
}

/** Those that take place and have not begun. */
const upcomingBookings = (bookings: readonly OrderedBooking[], moment: Moment) =>
  activeBookings(bookings).filter((place) => {
    const start = bookingStart(place, moment)
    return start !== undefined && start > moment.now
  })

/** A card that is charged in a moment. */
async function isAuthorized(tx: Tx, orderId: number): Promise<boolean> {
  const payment = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'authorized')
    .executeTakeFirst()
  return payment !== undefined
}

type Due = { places: readonly OrderedBooking[]; dueNow: Cents; dueAt: Date }

async function enqueueReminder(
  tx: Tx,
  { order, bookings }: OrderMoney,
  { places, dueNow, dueAt }: Due,
  { site, now }: Moment,
): Promise<void> {
  const recipient = await findPayer(
    tx,
    places.map(({ booking_id }) => booking_id),
  )
  if (!recipient) return
  const { to, username, bookingId, reach } = recipient
  const data = {
    ...reach,
    username,
    currency: order.currency,
    due: toAmount(balanceOf(bookings)),
    due_now: toAmount(dueNow),
    paid: toAmount(sumBy(places, ({ paid_cents }) => paid_cents)),
    due_by: `${formatInstant(instantAfter(dueAt), site.timeZone)} ${zoneName(site.timeZone)}`,
    is_online: site.settings.payments.mode === 'online',
    trips: places.map(
      ({ product_name, booking_date }) =>
        `${product_name}, ${formatDateWithWeekday(booking_date as CalendarDate)}`,
    ),
  }
  await enqueueEmail(tx, { site, to, template: balanceDue, data, now, bookingId })
}
