import type { DeskMethod } from '@luzzu/domain'
import { METHOD_PHRASES } from '../payments.copy'

export const REFUND_COPY = {
  method: 'Given back by',
  methodOfRest: 'The rest is given back by',
  amount: 'Amount',
  reason: 'Reason',
  reasonHint: 'Kept with the refund.',
  explanation:
    'The booking still takes place, and its price is reduced by what goes back, so that it is not due again. To cancel it, use “Cancel booking”, which works out the refund.',
  handOverExplanation: 'Record it once the money is handed over.',
  tooMuch: (most: string) => `At most ${most} can be refunded`,
  submit: 'Refund',
  close: 'Close',
} as const

export const refundMessages = {
  title: (username: string) => `Refund to ${username}`,
  handOverTitle: (amount: string, username: string) => `Hand over ${amount} to ${username}`,
  submit: (method: DeskMethod, amount: string) => `Refund ${amount} ${METHOD_PHRASES[method]}`,
  submitToCard: (amount: string) => `Refund ${amount} to the card`,
  toCard: (amount: string) => `${amount} goes back to the card that paid online, within some days.`,
  newPrice: (after: string, before: string) => `The price becomes ${after} instead of ${before}.`,
  onItsWay: (amount: string, rest: string | undefined) =>
    `${amount} is on its way to the card${rest ? `, ${rest} is refunded` : ''}.`,
  done: (amount: string, username: string) => `${amount} refunded to ${username}.`,
  failed: (reason: string) => `Couldn’t record the refund. ${reason}`,
}

export const CANCEL_COPY = {
  legend: 'Refund',
  all: 'Everything',
  allHint: 'When it is the business’s choice.',
  other: 'Another share',
  percent: 'Percent of the price',
  badPercent: 'Percent must be a number from 0 to 100 with at most 2 decimals',
  working: 'Working out the refund…',
} as const

export const cancelMessages = {
  policy: (percent: number | undefined) =>
    percent === undefined ? 'As the policy says' : `As the policy says: ${percent}%`,
  sum: (total: string, retained: string) => `${total} goes back, ${retained} is kept.`,
  toCard: (amount: string) => `${amount} to the card, within some days.`,
  byHand: (amount: string, method: DeskMethod) => `${amount} ${METHOD_PHRASES[method]}, to give back now.`,
  byHandLater: (amount: string, method: DeskMethod) =>
    `${amount} ${METHOD_PHRASES[method]}, to hand over from tomorrow on: today’s cash-up is done.`,
  /** After it, until it is done. */
  giveBack: (amount: string) => `Please give back ${amount}.`,
  handOver: (amount: string) => `${amount} to hand over.`,
  show: 'Show',
  confirm: (decision: string, total: string) => `${decision} and refund ${total}`,
  notQuoted: (reason: string) => `Couldn’t work out the refund. ${reason}`,
}
