import { useSite } from '@luzzu/api-client/site'
import { formatOfferedDays, lastBookableDay } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { DatePicker } from '@luzzu/ui'
import { type ReactNode, useState } from 'react'
import { zoneName } from '../../../platform/zone-name'
import { dateError, dayStateOf, inDays, legend } from '../availability'
import type { Slots } from '../use-slots'
import type { Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { Lead } from '../wizard.styles'
import { AvailabilityWarning } from './AvailabilityWarning'
import { ClosedDays } from './ClosedDays'

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
  const { today, windowDays, availability, schedule } = slots
  const offeredOn = formatOfferedDays(schedule)
  const [touched, setTouched] = useState(wizard.date !== '')

  function choose(date: string) {
    setTouched(true)
    onChange({ ...wizard, date })
  }

  return (
    <>
      {heading}
      <Lead>
        {product.name}, up to {inDays(windowDays)} ahead.{' '}
        {offeredOn && `${WIZARD_COPY.offered} ${offeredOn}. `}
        All dates and times are {zoneName(time_zone)}.
      </Lead>
      <AvailabilityWarning availability={availability} />
      <DatePicker
        label={WIZARD_COPY.date}
        value={wizard.date}
        onChange={choose}
        error={touched ? dateError(wizard.date, slots) : undefined}
        min={today}
        max={lastBookableDay(today, windowDays)}
        initialMonth={today.slice(0, 7)}
        dayState={(date) => dayStateOf(availability.data, date, today, windowDays, schedule)}
        legend={legend(windowDays)}
      />
      <ClosedDays availability={availability.data} />
    </>
  )
}
