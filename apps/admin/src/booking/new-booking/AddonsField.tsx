import { useSite } from '@luzzu/api-client/site'
import { formatSurcharge } from '@luzzu/domain'
import { Button, CheckboxCard, ChoiceList, ErrorAlert } from '@luzzu/ui'
import { useId } from 'react'
import { FieldError } from './NewBooking.styles'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'
import type { useBookingForm } from './use-booking-form'

/** The optional add-ons of the product. */
export function AddonsField({ booking }: { booking: ReturnType<typeof useBookingForm> }) {
  const { form, errorOf, options, toggleAddon } = booking
  const { addons, isError, refetch } = options.addons
  const { currency } = useSite()
  const errorId = useId()
  const error = errorOf('addonIds')

  if (isError)
    return (
      <ErrorAlert>
        {COPY.addonsFailed}{' '}
        <Button variant="plain" size="small" onClick={refetch}>
          {COPY.retry}
        </Button>
      </ErrorAlert>
    )
  if (addons.length === 0 && !error) return null
  return (
    <div>
      <ChoiceList legend={COPY.addons} aria-describedby={error ? errorId : undefined}>
        {addons.map(({ id, addon_name, extra_price }) => (
          <CheckboxCard
            key={id}
            label={addon_name}
            aside={formatSurcharge(extra_price, currency)}
            checked={form.addonIds.includes(id)}
            onChange={(isTicked) => toggleAddon(id, isTicked)}
          />
        ))}
      </ChoiceList>
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </div>
  )
}
