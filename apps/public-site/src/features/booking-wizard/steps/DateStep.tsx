import { useSite } from '@luzzu/api-client/site'
import { formatOfferedDays, lastBookableDay, zoneName } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { ClosedDays } from '@luzzu/page/area'
import { Alert, DatePicker } from '@luzzu/ui'
import { CalendarX2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Lead } from '../../../platform/product/product.styles'
import {
  dateError,
  dayStateOf,
  firstAvailableMonth,
  inDays,
  lastDayText,
  legend,
  noFreeSlotText,
} from '../availability'
import type { Slots } from '../use-slots'
import type { Wizard } from '../wizard'
import { insteadOfText, WIZARD_COPY } from '../wizard.copy'
import { AvailabilityWarning } from './AvailabilityWarning'
import { NextFreeDay } from './NextFreeDay'

type DateStepProps = {
  heading: ReactNode
  product: Product
  wizard: Wizard
  slots: Slots
  /** What leads to the next step where the button leads past it, below the choice. */
  nextStep: ReactNode
  onChange: (wizard: Wizard) => void
}

/** Date input and calendar with availability. */
export function DateStep({ heading, product, wizard, slots, nextStep, onChange }: DateStepProps) {
  const { time_zone } = useSite()
  const { today, windowDays, availability, schedule } = slots
  const offeredOn = formatOfferedDays(schedule)
  const [touched, setTouched] = useState(wizard.date !== '')

  const stateOf = (date: string) => dayStateOf(availability.data, date, today, windowDays, schedule)
  const error = dateError(wizard.date, slots)
  const isFull = slots.isFull(wizard.date)

  const picker = useRef<HTMLDivElement>(null)
  const [offeredDay, setOfferedDay] = useState<string>()
  // What was pressed is gone.
  useEffect(() => {
    if (offeredDay) picker.current?.querySelector('input')?.focus()
  }, [offeredDay])

  function choose(date: string) {
    setTouched(true)
    onChange({ ...wizard, date, insteadOf: undefined })
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
      {wizard.insteadOf && (
        <Alert data-part="alert" icon={<CalendarX2 aria-hidden="true" />}>
          {insteadOfText(wizard.insteadOf, isFull || error ? '' : wizard.date)}
        </Alert>
      )}
      {isFull && (
        <Alert tone="warning" role="status" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
          {error === undefined && noFreeSlotText(wizard.date, slots)}
          <NextFreeDay
            day={slots.nextFreeDay(wizard.date)}
            onChoose={(day) => {
              choose(day)
              setOfferedDay(day)
            }}
          />
        </Alert>
      )}
      <DatePicker
        // Shows the month of the day that was offered.
        key={offeredDay}
        ref={picker}
        label={WIZARD_COPY.date}
        value={wizard.date}
        onChange={choose}
        error={touched ? error : undefined}
        hint={lastDayText(wizard.date, slots)}
        min={today}
        max={lastBookableDay(today, windowDays)}
        initialMonth={firstAvailableMonth(availability.data, today)}
        dayState={stateOf}
        legend={legend(windowDays)}
      />
      {nextStep}
      <ClosedDays availability={availability.data} chosen={wizard.date} />
    </>
  )
}
