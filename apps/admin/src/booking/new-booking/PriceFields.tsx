import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import { NumberField } from '@luzzu/ui'
import { Total, TwoFields } from './NewBooking.styles'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'
import type { useBookingForm } from './use-booking-form'

/** How many guests come, and what the booking costs. */
export function PriceFields({ booking }: { booking: ReturnType<typeof useBookingForm> }) {
  const { form, change, errorOf, options } = booking
  const { currency } = useSite()
  return (
    <TwoFields>
      <NumberField
        label={COPY.guests}
        optional={options.product?.charge !== 'per_person'}
        inputMode="numeric"
        min={1}
        max={options.product?.max_persons}
        error={errorOf('guests')}
        value={form.guests ?? ''}
        onChange={(event) => change({ guests: Number(event.target.value) || undefined })}
      />
      <Total role="status">
        <span>{COPY.total}</span>
        <b>{form.total === undefined ? '–' : formatMoney(form.total, currency)}</b>
      </Total>
    </TwoFields>
  )
}
