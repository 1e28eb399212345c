import type { DeskMethod } from '@luzzu/domain'
import { METHOD_PHRASES } from '../payments.copy'

export const TAKE_COPY = {
  method: 'Paid by',
  amount: 'Amount',
  given: 'Given',
  givenHint: 'Leave empty if it is exact.',
  reference: 'Reference',
  bankHint: 'As on the bank statement, so that the transfer can be found again.',
  terminalHint: 'Number of the slip, if you keep it.',
  terminalNote: (amount: string) =>
    `Type ${amount} on the terminal. Record it here once the terminal has approved it.`,
  submit: 'Take payment',
  close: 'Close',
  tooMuch: (due: string) => `Only ${due} is due`,
  tooLittle: 'Less than the amount',
  noReference: 'Reference is required',
  suggestions: 'Likely amounts of cash',
} as const

export const takeMessages = {
  title: (username: string) => `Payment from ${username}`,
  submit: (method: DeskMethod, amount: string) =>
    `${method === 'cash' ? 'Take' : 'Record'} ${amount} ${METHOD_PHRASES[method]}`,
  change: (amount: string) => `Change: ${amount}`,
  done: (method: DeskMethod, amount: string, username: string) =>
    `${amount} from ${username} ${METHOD_PHRASES[method]}.`,
  giveBack: (amount: string) => `Give back ${amount}.`,
  failed: (reason: string) => `Couldn’t record the payment. ${reason}`,
  reversed: (amount: string, username: string) => `The payment of ${amount} from ${username} was reversed.`,
  notReversed: (reason: string) => `Couldn’t reverse the payment. ${reason}`,
}
