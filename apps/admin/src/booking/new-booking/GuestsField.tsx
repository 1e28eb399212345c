import { validateGuests } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { type CraftName, useCraftName } from '@luzzu/page/area'
import { NumberField } from '@luzzu/ui'
import { type GuestLimits, guestLimits } from './booking-form'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'

type GuestsFieldProps = {
  /** `undefined` until it is known. */
  product: Product | undefined
  value: number | undefined
  error: string | undefined
  onChange: (guests: number | undefined) => void
}

/** How many guests come. */
export function GuestsField({ product, value, error, onChange }: GuestsFieldProps) {
  const craft = useCraftName(product)
  const limits = guestLimits(product)
  // Said as soon as it is typed, not only once it is sent.
  const tooMany = limits && value !== undefined ? tooManyFor(value, limits, craft) : undefined
  return (
    <NumberField
      label={COPY.guests}
      hint={!tooMany && product && newBookingMessages.upTo(product.max_persons)}
      optional={limits?.charge !== 'per_person'}
      inputMode="numeric"
      min={1}
      max={product?.max_persons}
      error={tooMany ?? error}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    />
  )
}

/** Staff are told how to book them all the same. */
function tooManyFor(
  guests: number,
  limits: NonNullable<GuestLimits>,
  craft: CraftName | undefined,
): string | undefined {
  const problem = validateGuests(guests, limits)
  if (!problem || !craft || guests <= limits.max_persons) return problem
  return newBookingMessages.tooMany(guests, limits.max_persons, craft)
}
