import { dateIn, isReminderDue } from '@luzzu/domain'
import { HOUR, instantAfter, MINUTE } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Job, JobContext } from '../../../platform/jobs/jobs'
import { BATCH_SIZE, workInBatches } from '../../../platform/jobs/work-in-batches'
import type { FindSite, Moment, Site } from '../../../platform/settings/site'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { bookingReminder } from '../emails/booking-emails'
import { emailCustomer } from '../emails/email-customer'
import { lockBooking } from './booking-locks'

/** Emails the customers of confirmed bookings some hours before the start, once for each booking. */
export function remindersJob(findSite: FindSite): Job {
  return {
    name: 'send-reminders',
    interval: MINUTE,
    run: async (context) => sendReminders(context, await findSite()),
  }
}

function sendReminders(context: JobContext, site: Site): Promise<void> {
  const { db, now } = context
  return workInBatches(
    context,
    async (afterId) => {
      const found = await listReminderCandidates(db, { site, now }, afterId)
      const due = found.filter((candidate) => isDue(candidate, { site, now }))
      return { ids: due.map(({ id }) => id), next: found[BATCH_SIZE - 1]?.id }
    },
    (id) => remind(db, id, { site, now }),
  )
}

type Candidate = {
  id: number
  booking_date: Parameters<typeof isReminderDue>[0]['date']
  starts_at: string
  ends_at: string
  confirmed_at: string | null
}

/** Confirmed bookings that begin within the hours of the reminder and whose customers have not had one. */
export async function listReminderCandidates(
  db: Db,
  { site, now }: Moment,
  afterId = 0,
): Promise<Candidate[]> {
  const { timeZone, settings } = site
  if (settings.reminder_hours === null) return []
  const last = new Date(now.getTime() + settings.reminder_hours * HOUR)
  return db
    .selectFrom('booking')
    .select(['id', 'booking_date', 'starts_at', 'ends_at', 'confirmed_at'])
    .where('status', '=', 'Confirmed')
    .where('reminded_at', 'is', null)
    .where('booking_date', '>=', dateIn(timeZone, now))
    .where('booking_date', '<=', dateIn(timeZone, last))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

function isDue(booking: Candidate, { site, now }: Moment): boolean {
  const { timeZone, settings } = site
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone }
  const confirmedAt = booking.confirmed_at === null ? undefined : new Date(booking.confirmed_at)
  return isReminderDue(slot, { hours: settings.reminder_hours, confirmedAt, now })
}

/** Checks again under the lock. */
function remind(db: Db, id: number, rules: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.status !== 'Confirmed' || booking.reminded_at !== null || !isDue(booking, rules)) return
    await tx
      .updateTable('booking')
      .set({ reminded_at: instantAfter(rules.now) })
      .where('id', '=', id)
      .execute()
    await emailCustomer(tx, bookingReminder, booking, rules)
  })
}
