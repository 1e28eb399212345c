import type { DeskMethod } from '@luzzu/domain'
import { METHOD_PHRASES } from '../payments.copy'

export const REFUND_COPY = {
  method: 'Given back by',
  amount: 'Amount',
  reason: 'Reason',
  reasonHint: 'Kept with the refund.',
  explanation: 'The booking stays as it is. To cancel it, use “Cancel booking”, which works out the refund.',
  handOverExplanation: 'Record it once the money is handed over.',
  tooMuch: (most: string) => `At most ${most} can be refunded`,
  close: 'Close',
} as const

export const refundMessages = {
  title: (username: string) => `Refund to ${username}`,
  handOverTitle: (amount: string, username: string) => `Hand over ${amount} to ${username}`,
  submit: (method: DeskMethod, amount: string) => `Refund ${amount} ${METHOD_PHRASES[method]}`,
  done: (amount: string, username: string) => `${amount} refunded to ${username}.`,
  failed: (reason: string) => `Couldn’t record the refund. ${reason}`,
}
