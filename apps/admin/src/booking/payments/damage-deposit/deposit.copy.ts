import type { DamageDepositStatus, DeskMethod } from '@luzzu/domain'
import { METHOD_PHRASES } from '../payments.copy'

export const DEPOSIT_COPY = {
  title: 'Damage deposit',
  none: 'No damage deposit was taken.',
  take: 'Take deposit',
  release: 'Give back',
  capture: 'Keep a part',
  method: 'Taken by',
  amount: 'Amount',
  kept: 'Amount to keep',
  reason: 'Reason',
  reasonHint: 'What was damaged or lost.',
  note: 'It is no sale: nothing of it is income unless you keep it.',
  rest: 'The rest is given back.',
  close: 'Close',
  tooMuch: (most: string) => `The deposit is ${most}`,
} as const

export const DEPOSIT_STATES: Record<DamageDepositStatus, string> = {
  open: 'Not left yet',
  held: 'Held',
  captured: 'Kept',
  released: 'Given back',
  lapsed: 'Lapsed',
}

export const depositMessages = {
  takeTitle: (username: string) => `Damage deposit of ${username}`,
  captureTitle: (amount: string) => `Keep a part of ${amount}`,
  submit: (method: DeskMethod, amount: string) => `Take ${amount} ${METHOD_PHRASES[method]}`,
  keep: (amount: string, rest: string) => `Keep ${amount}, give back ${rest}`,
  kept: (amount: string) => `${amount} kept`,
  taken: (amount: string, username: string) => `Damage deposit of ${amount} taken from ${username}.`,
  released: (amount: string, username: string) => `Give ${amount} back to ${username}.`,
  captured: (amount: string, rest: string) => `${amount} of the damage deposit kept. Give back ${rest}.`,
  releaseLabel: (amount: string) => `Give back the damage deposit of ${amount}`,
  failed: (reason: string) => `Couldn’t record the damage deposit. ${reason}`,
}
