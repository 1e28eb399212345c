import type { Charge } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'

const UNITS: Record<Charge, string> = {
  as_listed: '/hour',
  per_booking: ' per booking',
  per_hour: ' per hour',
  per_person: ' per person',
}

const WHOLE_SLOT = 'one price for the whole time slot'

type Priced = Pick<Product, 'price' | 'charge' | 'price_from' | 'price_varies'>
type PriceText = { prefix: string | undefined; amount: number; unit: string; note: string | undefined }

/** `From 120 /hour`, `30 per person`; the lowest price where slots or dates differ. */
export function priceText({ price, charge = 'as_listed', price_from, price_varies }: Priced): PriceText {
  return {
    prefix: charge === 'as_listed' || price_varies ? 'From' : undefined,
    amount: price_from ?? price,
    unit: UNITS[charge],
    // Said by the hour, and charged once.
    note: charge === 'as_listed' ? WHOLE_SLOT : undefined,
  }
}
