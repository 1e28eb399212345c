import { useSite } from '@luzzu/api-client/site'
import {
  formatDateWithWeekday,
  formatDuration,
  formatMoney,
  parseTimeRange,
  slotDescription,
  takesDay,
  zoneName,
} from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { Alert, Button, EmptyState, ErrorState, RadioCards, Skeleton, size } from '@luzzu/ui'
import { MoonStar, Sun, Sunrise, Sunset, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Lead } from '../../../platform/product/product.styles'
import { noFreeSlotText } from '../availability'
import type { Slots } from '../use-slots'
import type { Wizard } from '../wizard'
import { slotsLead, WIZARD_COPY } from '../wizard.copy'
import { slotPriceOf } from '../wizard-quote'
import { AvailabilityWarning } from './AvailabilityWarning'
import { NextFreeDay } from './NextFreeDay'

type TimeStepProps = {
  heading: ReactNode
  product: ProductWithAddons
  wizard: Wizard
  slots: Slots
  onChange: (wizard: Wizard) => void
  onChooseDay: (date: string) => void
  onChangeDate: () => void
}

function iconOf(timeRange: string): ReactNode {
  const start = parseTimeRange(timeRange)?.start ?? ''
  if (takesDay(timeRange)) return <Sun aria-hidden="true" />
  if (start < '12:00') return <Sunrise aria-hidden="true" />
  return start < '18:00' ? <Sunset aria-hidden="true" /> : <MoonStar aria-hidden="true" />
}

/** Time slots with description and availability. */
export function TimeStep({ heading, ...choice }: TimeStepProps) {
  const { product, wizard, slots } = choice
  const { time_zone } = useSite()
  return (
    <>
      {heading}
      <Lead>
        {formatDateWithWeekday(wizard.date)}. Times are {zoneName(time_zone)}. {slotsLead(product, wizard)}
      </Lead>
      <AvailabilityWarning availability={slots.availability} />
      <SlotChoice {...choice} />
    </>
  )
}

function SlotChoice({
  product,
  wizard,
  slots,
  onChange,
  onChooseDay,
  onChangeDate,
}: Omit<TimeStepProps, 'heading'>) {
  const { currency } = useSite()
  const { stateOf, slots: query } = slots
  const offered = slots.offeredOn(wizard.date)
  if (query.isError) return <ErrorState onRetry={query.refetch} retrying={query.isFetching} />
  if (!offered) return <Skeleton shape="block" width="100%" height={size(68)} label="Loading time slots" />
  if (offered.length === 0) return <EmptyState title="There are no time slots right now." />

  const options = offered.map((slot) => {
    const { open, text } = stateOf(wizard.date, slot.id)
    const price = slotPriceOf(product, wizard, slot)
    return {
      value: String(slot.id),
      title: slot.name,
      aside: slot.time_range,
      description: slotDescription(slot),
      icon: iconOf(slot.time_range),
      price: open && price !== undefined && formatMoney(price, currency),
      meta: text,
      metaSmall: formatDuration(slot.time_range),
      disabled: !open,
    }
  })
  const chosen = options.find(({ value, disabled }) => value === String(wizard.slotId) && !disabled)

  return (
    <>
      {options.every(({ disabled }) => disabled) && (
        <Alert tone="warning" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
          {noFreeSlotText(wizard.date, slots)}
          <NextFreeDay day={slots.nextFreeDay(wizard.date)} onChoose={onChooseDay}>
            <Button variant="plain" size="small" onClick={onChangeDate}>
              {WIZARD_COPY.otherDate}
            </Button>
          </NextFreeDay>
        </Alert>
      )}
      <RadioCards
        legend={WIZARD_COPY.slots}
        hideLegend
        // An empty value instead of `undefined`, which would leave an unavailable slot checked.
        value={chosen?.value ?? ''}
        onChange={(value) => onChange({ ...wizard, slotId: Number(value) })}
        options={options}
      />
    </>
  )
}
