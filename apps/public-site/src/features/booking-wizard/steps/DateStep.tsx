import { useSite } from '@luzzu/api-client/site'
import { BOOKING_DATE_MESSAGES, validateBookingDate } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { DatePicker } from '@luzzu/ui'
import { type ReactNode, useState } from 'react'
import { zoneName } from '../../../platform/zone-name'
import { bookingWindow, dayStateOf, LEGEND } from '../availability'
import type { Slots } from '../use-slots'
import type { Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { Lead } from '../wizard.styles'
import { AvailabilityWarning } from './AvailabilityWarning'

type DateStepProps = {
  heading: ReactNode
  product: Product
  wizard: Wizard
  slots: Slots
  onChange: (wizard: Wizard) => void
}

/** Date input and calendar with availability. */
export function DateStep({ heading, product, wizard, slots, onChange }: DateStepProps) {
  const { time_zone } = useSite()
  const { today, availability } = slots
  const { from, to } = bookingWindow(today)
  const checked = validateBookingDate(wizard.date, today)
  const [touched, setTouched] = useState(wizard.date !== '')

  function choose(date: string) {
    setTouched(true)
    onChange({ ...wizard, date })
  }

  return (
    <>
      {heading}
      <Lead>
        {product.name}, up to 30 days ahead. All dates and times are {zoneName(time_zone)}.
      </Lead>
      <AvailabilityWarning availability={availability} />
      <DatePicker
        label={WIZARD_COPY.date}
        value={wizard.date}
        onChange={choose}
        error={touched && !checked.ok ? BOOKING_DATE_MESSAGES[checked.code] : undefined}
        min={from}
        max={to}
        initialMonth={today.slice(0, 7)}
        dayState={(date) => dayStateOf(availability.data, date, today)}
        legend={LEGEND}
      />
    </>
  )
}
