import type { Cents } from '../money'
import type { PaymentMethod } from './payment-amount'

/** Assets and receivables are positive: a balance is what was debited minus what was credited. */
export const LEDGER_ACCOUNTS = [
  'customer',
  'sales',
  'retained',
  'stripe',
  'cash',
  'terminal',
  'bank',
  'damage_held',
  'damage',
  'disputes',
  'cash_difference',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** The account that holds what came in by a method. */
const ACCOUNT_OF: Record<PaymentMethod, LedgerAccount> = {
  card: 'stripe',
  cash: 'cash',
  terminal: 'terminal',
  bank: 'bank',
}

/** What happened to money. A negative sum takes back what was posted before; only cash-ups have a difference of either sign. */
export type LedgerEvent =
  /** What a confirmed booking costs, or how its price has changed. */
  | { kind: 'sale'; cents: Cents }
  /** What is kept of a booking that does not take place, or of its former price. */
  | { kind: 'retained'; cents: Cents }
  | { kind: 'payment' | 'refund'; cents: Cents; method: PaymentMethod }
  /** A refund that was made by another method than it was noted. */
  | { kind: 'refund-method'; cents: Cents; from: PaymentMethod; method: PaymentMethod }
  | { kind: 'damage-held' | 'damage-released'; cents: Cents; method: PaymentMethod }
  | { kind: 'damage-captured'; cents: Cents }
  /** What the bank of a card has taken back. */
  | { kind: 'dispute'; cents: Cents }
  /** What was counted minus what was expected. */
  | { kind: 'cash-difference'; cents: Cents; method: PaymentMethod }
export type LedgerEventKind = LedgerEvent['kind']

export const LEDGER_EVENT_KINDS = [
  'sale',
  'retained',
  'payment',
  'refund',
  'refund-method',
  'damage-held',
  'damage-released',
  'damage-captured',
  'dispute',
  'cash-difference',
] as const satisfies readonly LedgerEventKind[]

/** One row of the ledger, always above zero. */
export type Posting = { debit: LedgerAccount; credit: LedgerAccount; cents: Cents }

/** The row that an event adds to the ledger; none where nothing has changed. */
export function postingOf(event: LedgerEvent): Posting | undefined {
  const { debit, credit } = accountsOf(event)
  if (event.cents === 0 || debit === credit) return undefined
  return event.cents > 0
    ? { debit, credit, cents: event.cents }
    : { debit: credit, credit: debit, cents: -event.cents }
}

function accountsOf(event: LedgerEvent): Omit<Posting, 'cents'> {
  switch (event.kind) {
    case 'sale':
      return { debit: 'customer', credit: 'sales' }
    case 'retained':
      return { debit: 'customer', credit: 'retained' }
    case 'payment':
      return { debit: ACCOUNT_OF[event.method], credit: 'customer' }
    case 'refund':
      return { debit: 'customer', credit: ACCOUNT_OF[event.method] }
    case 'refund-method':
      return { debit: ACCOUNT_OF[event.from], credit: ACCOUNT_OF[event.method] }
    case 'damage-held':
      return { debit: ACCOUNT_OF[event.method], credit: 'damage_held' }
    case 'damage-released':
      return { debit: 'damage_held', credit: ACCOUNT_OF[event.method] }
    case 'damage-captured':
      return { debit: 'damage_held', credit: 'damage' }
    case 'dispute':
      return { debit: 'disputes', credit: 'stripe' }
    case 'cash-difference':
      return { debit: ACCOUNT_OF[event.method], credit: 'cash_difference' }
  }
}

/** What an account holds: debits minus credits. */
export function balanceOf(account: LedgerAccount, postings: readonly Posting[]): Cents {
  return postings.reduce(
    (sum, { debit, credit, cents }) =>
      sum + (debit === account ? cents : 0) - (credit === account ? cents : 0),
    0,
  )
}
