import type { PaymentMode } from './payment-settings'

type PaymentNote = { payment_note?: string | null; payments?: { mode: PaymentMode } }

/** What the business says about how guests pay; nothing where they pay online, which tells them itself. */
export const paymentNoteOf = ({ payment_note, payments }: PaymentNote): string | undefined =>
  payments?.mode === 'online' ? undefined : (payment_note ?? undefined)

/** The same for a booking, as long as something of it is to be paid. */
export const paymentNoteFor = (
  { total_price, balance_due = total_price }: { total_price: number; balance_due?: number },
  host: PaymentNote,
): string | undefined => (balance_due > 0 ? paymentNoteOf(host) : undefined)
