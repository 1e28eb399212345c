import type { PaymentState } from './manage.copy'

const OFTEN = { ms: 2000, times: 15 }
const SELDOM = { ms: 5000, times: 45 }

/** How long to wait before the state of a payment is looked up once more, in milliseconds; 0 when it is settled, or nobody pays any more. */
export function pollInterval(state: PaymentState | undefined, times: number): number {
  const isOpen = state === undefined || state === 'open' || state === 'authorized'
  if (!isOpen) return 0
  if (times < OFTEN.times) return OFTEN.ms
  // An authorized payment waits for the staff, who take longer than anybody looks.
  return state === 'authorized' || times >= OFTEN.times + SELDOM.times ? 0 : SELDOM.ms
}

/** A payment that was just made may still be open for a moment. */
export const isStillChecking = (state: PaymentState | undefined, times: number) =>
  state === undefined || (state === 'open' && times < 3)
