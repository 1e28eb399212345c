import type { BookedDeposit, Booking } from '@luzzu/domain/contracts'

/** What comes next of a damage deposit: to take it, to see what guests leave on a card or what is held, or to give it back. */
export type DepositStep = 'take' | 'open' | 'held' | 'give_back'

/** What the step is about, in currency units. */
export type NextDeposit = { step: DepositStep; amount: number }

/** Whether the guests are still to come, or out. */
export const isDepositExpected = ({ status, attendance }: Pick<Booking, 'status' | 'attendance'>): boolean =>
  status === 'Confirmed' && (attendance === 'none' || attendance === 'checked_in')

/** The next step with the damage deposit of a booking, if there is any. On a day that has passed none is taken. */
export function nextDeposit(
  booking: Pick<Booking, 'status' | 'attendance'> & { damage_deposit?: BookedDeposit | null | undefined },
  { isPast }: { isPast: boolean },
): NextDeposit | undefined {
  const { due, open, held } = booking.damage_deposit ?? { due: 0, open: 0, held: 0 }
  if (held > 0) return { step: booking.attendance === 'returned' ? 'give_back' : 'held', amount: held }
  if (open > 0) return { step: 'open', amount: open }
  return due > 0 && !isPast && isDepositExpected(booking) ? { step: 'take', amount: due } : undefined
}
