import { UNDO_EXPIRES_IN } from '@luzzu/domain'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../../auth/access'
import { lockAccounts } from '../../../auth/account-locks'
import { instantAfter, SECOND } from '../../../platform/clock'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { lockProducts } from '../../offer/offer-locks'
import { bookkeeping } from '../../payments/ledger'
import { undoCancellationRefunds } from '../../payments/refunds/undo-refund'
import { type BookingWithUser, findBooking } from '../queries/bookings.queries'
import { lockBookings } from './booking-locks'
import { snapshotOf, TOO_LATE, type UndoStep, undoSteps } from './undo-steps'

const CALLED_OFF =
  'This booking was called off together with others by a closure. Undo the call-off of the closure instead.'

/** Whose last change is undone: of one booking, or of the bookings that a closure has called off. */
export type Scope = { column: 'booking_id' | 'closure_id'; id: number }

/** Sends the remaining undo period in seconds, if any: a duration, because client clocks may be wrong. */
export async function setUndoHeader(db: Db, reply: FastifyReply, scope: Scope, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('undo')
    .select((row) => row.fn.max<string | null>('expires_at').as('last'))
    .where(scope.column, '=', scope.id)
    .executeTakeFirstOrThrow()
  const left = last === null ? 0 : Date.parse(last) - now.getTime()
  if (left > 0) reply.header(UNDO_EXPIRES_IN, left / SECOND)
}

/**
 * Undoes the newest change of a booking that can be undone: restores the booking and withdraws its email.
 * @throws {Refusal} `slot-taken` when no unit is left, `invalid-state` when the undo period is over or the booking was
 * called off with others, `insufficient-scope` when a program would undo a deletion.
 */
export function undoLastChange(db: Db, actor: Actor, id: number, moment: Moment): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const scope: Scope = { column: 'booking_id', id }
    if ((await listNewestSteps(tx, scope)).length === 0) orNotFound(await findBooking(tx, id))
    const steps = await lockNewestSteps(tx, scope, moment.now)
    // No program may delete, nor take a deletion back.
    if (actor.tokenId !== undefined && !(await findBooking(tx, id))) throw new Refusal('insufficient-scope')
    if (steps.some(({ closure_id }) => closure_id !== null))
      throw new Refusal('invalid-state', { message: CALLED_OFF })
    const [restored] = await undoSteps(tx, actor, idsOf(steps))
    if (!restored) throw new Refusal('invalid-state', { message: TOO_LATE })
    await undoCancellationRefunds(tx, [id], bookkeeping(moment, actor))
    return restored
  })
}

export const idsOf = (steps: readonly UndoStep[]) => steps.map(({ id }) => id)

/** The steps of a scope whose bookings have not been changed since. */
export function listNewestSteps(tx: Tx, { column, id }: Scope): Promise<UndoStep[]> {
  return tx
    .selectFrom('undo')
    .selectAll()
    .where(column, '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('undo as newer')
            .select('newer.id')
            .whereRef('newer.booking_id', '=', 'undo.booking_id')
            .whereRef('newer.id', '>', 'undo.id'),
        ),
      ),
    )
    .orderBy('booking_id')
    .execute()
}

/** Those whose undo period is not over, after all that they restore was locked, and the products of what else is restored. */
export async function lockNewestSteps(
  tx: Tx,
  scope: Scope,
  now: Date,
  productIds: readonly number[] = [],
): Promise<UndoStep[]> {
  const listOpen = async () =>
    (await listNewestSteps(tx, scope)).filter(({ expires_at }) => expires_at > instantAfter(now))
  const known = await listOpen()
  const bookings = known.map((step) => snapshotOf(step).booking)
  const ids = new Set(bookings.map(({ id }) => id))
  // Lock order everywhere: account, booking, product, date.
  await lockAccounts(
    tx,
    bookings.map(({ account_id }) => account_id),
  )
  await lockBookings(tx, [...ids])
  await lockProducts(tx, [...new Set([...productIds, ...bookings.map(({ product_id }) => product_id)])])
  // Another undo, or a deletion, may have changed them before the locks.
  return (await listOpen()).filter(({ booking_id }) => ids.has(booking_id))
}
