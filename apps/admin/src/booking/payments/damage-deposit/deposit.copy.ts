import { formatMoney, type PaymentMethod, toAmount, toCents } from '@luzzu/domain'
import type { DamageDeposit } from '@luzzu/domain/contracts'
import { METHOD_PHRASES } from '../payments.copy'
import type { DepositStep } from './deposit-step'

export const DEPOSIT_COPY = {
  title: 'Damage deposit',
  none: 'No damage deposit was taken.',
  take: 'Take deposit',
  release: 'Give back',
  releaseCard: 'Release',
  withdraw: 'Withdraw',
  capture: 'Keep a part',
  showCode: 'Show QR code',
  method: 'Taken by',
  amount: 'Amount',
  kept: 'Amount to keep',
  reason: 'Reason',
  reasonHint: 'What was damaged or lost.',
  note: 'It is no sale: nothing of it is income unless you keep it.',
  cardNote:
    'The guest scans a code and leaves it by card on the phone. It is held, not charged, until you release it or keep a part.',
  cardGoesOn: 'A card online is in no cash-up: choose it to take the deposit now.',
  rest: 'The rest is given back.',
  restCard: 'The rest is released and never charged.',
  close: 'Close',
  heldUntil: 'Held until',
  keepHeld: 'Keep holding it',
  releaseHint:
    'Nothing of it is charged then, and no part of it can be kept any more. This cannot be undone.',
  giveBackHint:
    'It is recorded in today’s cash-up, and no part of it can be kept any more. This cannot be undone.',
  opening: 'Asking Stripe for the page…',
  scan: 'The guest scans it with the phone and leaves the deposit by card on the page of Stripe. It is held, not charged. This window notices when it is left.',
  waiting: 'Waiting for the deposit…',
  codeOver: 'This page is closed. If the deposit is still wanted, take it again.',
  codeNotLoaded: 'The QR code could not be loaded.',
  tooMuch: (most: string) => `The deposit is ${most}`,
} as const

/** `released` of cash; what differs for cards stands below. */
const STATES: Record<Exclude<DamageDeposit['status'], 'captured'>, string> = {
  open: 'Not left yet',
  held: 'Held',
  released: 'Given back',
  lapsed: 'Lapsed',
}

/** Where a deposit stands, in a few words. */
export function depositState(deposit: DamageDeposit, currency: string): string {
  const { method, status, authorized_at, amount, captured } = deposit
  if (status === 'captured') {
    const kept = `${formatMoney(captured, currency)} kept`
    const rest = toCents(amount) - toCents(captured)
    const gone = method === 'card' ? 'released' : 'given back'
    return rest > 0 ? `${kept}, ${formatMoney(toAmount(rest), currency)} ${gone}` : kept
  }
  if (method !== 'card') return STATES[status]
  if (status === 'lapsed' && authorized_at === null) return 'Not left in time'
  if (status !== 'released') return STATES[status]
  return authorized_at === null ? 'Withdrawn' : 'Released'
}

export const depositMessages = {
  takeTitle: (username: string) => `Damage deposit of ${username}`,
  captureTitle: (amount: string) => `Keep a part of ${amount}`,
  releaseTitle: (action: string, amount: string) => `${action} the damage deposit of ${amount}?`,
  codeTitle: (amount: string) => `Damage deposit: ${amount}`,
  qrAlt: (amount: string) => `QR code of the page on which the damage deposit of ${amount} is left`,
  submit: (method: PaymentMethod, amount: string) =>
    method === 'card' ? `Show QR code for ${amount}` : `Take ${amount} ${METHOD_PHRASES[method]}`,
  keep: (amount: string, rest: string, isCard: boolean) =>
    isCard ? `Charge ${amount}, release ${rest}` : `Keep ${amount}, give back ${rest}`,
  noneYet: (due: string) => `No damage deposit was taken; ${due} is due for this product.`,
  taken: (amount: string, username: string) => `Damage deposit of ${amount} taken from ${username}.`,
  given: (amount: string, username: string) => `Give ${amount} back to ${username}.`,
  released: (amount: string) => `The damage deposit of ${amount} is released. Nothing of it is charged.`,
  withdrawn: (amount: string) => `The damage deposit of ${amount} is withdrawn. Its page is closed.`,
  captured: (amount: string, rest: string, isCard: boolean) =>
    `${amount} of the damage deposit kept. ${isCard ? `${rest} is released.` : `Give back ${rest}.`}`,
  heldUntil: (until: string | null) =>
    until === null
      ? 'The damage deposit is held on the card.'
      : `The damage deposit is held on the card, until ${until} at the latest.`,
  releaseLabel: (action: string, amount: string) => `${action} the damage deposit of ${amount}`,
  codeLabel: (amount: string) => `Show QR code of the damage deposit of ${amount}`,
  failed: (reason: string) => `Couldn’t record the damage deposit. ${reason}`,
}

/** Without the cents of a whole sum, of which a line has no room. */
const compact = (amount: string) => amount.replace(/\.00$/, '')

/** On the line of a booking. */
const CHIPS = {
  take: (amount) => `Deposit ${compact(amount)}`,
  open: (amount) => `Deposit ${compact(amount)} not left`,
  held: (amount) => `Deposit held ${compact(amount)}`,
  give_back: (amount) => `Deposit held ${compact(amount)}`,
} satisfies Record<DepositStep, (amount: string) => string>

export const chipMessages = {
  text: CHIPS,
  label: {
    take: (amount, username) => `${CHIPS.take(amount)} from ${username}, take damage deposit`,
    open: (amount, username) => `${CHIPS.open(amount)} by ${username} yet, show damage deposit`,
    held: (amount, username) => `${CHIPS.held(amount)} from ${username}, show damage deposit`,
    give_back: (amount, username) => `${CHIPS.give_back(amount)} from ${username}, give back damage deposit`,
  } satisfies Record<DepositStep, (amount: string, username: string) => string>,
}
