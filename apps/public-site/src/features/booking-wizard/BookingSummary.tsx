import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useSite } from '@luzzu/api-client/site'
import type { CalendarDate } from '@luzzu/domain'
import {
  formatDateWithWeekday,
  formatExtraPrice,
  formatMoney,
  paymentNoteFor,
  priceRuleText,
  validateBookingDate,
} from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { type SummaryLine, SummaryPanel } from '@luzzu/ui'
import { Sailboat } from 'lucide-react'
import type { ReactNode } from 'react'
import { productImage } from '../../platform/product/product-image'
import type { Unavailable } from './availability'
import { chosenAddons, type Wizard } from './wizard'
import { lowestTotal, WIZARD_COPY } from './wizard.copy'
import type { WizardLine, WizardQuote } from './wizard-quote'

type BookingSummaryProps = {
  product: ProductWithAddons
  wizard: Wizard
  slot: TimeSlot | undefined
  unavailable?: Unavailable | undefined
  today: CalendarDate
  quote: WizardQuote
  /** As it is shown. */
  total: string
  /** What else is ordered, after all that is chosen here. */
  others?: readonly WizardLine[]
  actions: ReactNode
}

/** The choices so far and the total. */
export function BookingSummary({
  product,
  wizard,
  slot,
  unavailable,
  today,
  quote,
  total,
  others = [],
  actions,
}: BookingSummaryProps) {
  const site = useSite()
  const { currency, booking_window_days } = site
  const activity = useListActivitiesQuery().data?.find(({ id }) => id === product.activity_id)
  const image = productImage({ address: product.image_url, sizes: '84px' })
  const dateSet = validateBookingDate(wizard.date, today, booking_window_days).ok
  const toSummaryLine = (line: WizardLine, index: number) => ({
    key: `${line.label}-${index}`,
    label: line.label,
    value: lineValue(line, currency),
  })
  const lines: SummaryLine[] = [
    ...quote.lines.map(toSummaryLine),
    ...chosenAddons(product, wizard).map(({ id, addon_name, extra_price }) => ({
      key: `addon-${id}`,
      label: addon_name,
      value: formatExtraPrice(extra_price, currency),
    })),
    {
      label: WIZARD_COPY.date,
      value: dateSet ? formatDateWithWeekday(wizard.date) : WIZARD_COPY.unset,
      muted: !dateSet,
    },
    {
      label: WIZARD_COPY.slot,
      value: slotText(slot ?? unavailable?.slot, unavailable !== undefined),
      muted: !slot,
    },
    ...(wizard.guests ? [{ label: WIZARD_COPY.guests, value: wizard.guests }] : []),
    ...others.map(toSummaryLine),
  ]

  return (
    <SummaryPanel
      title={WIZARD_COPY.summary}
      lines={lines}
      total={{ label: WIZARD_COPY.total, value: total }}
      note={wizard.step === 'confirm' && paymentNoteFor({ total_price: quote.total }, site)}
      actions={actions}
      actionsInBar
    >
      <span data-picture>
        {image && <img {...image} alt="" />}
        <Sailboat aria-hidden="true" />
      </span>
      <p>
        <strong>{product.name}</strong>
        {activity && <small>{activity.name}</small>}
      </p>
    </SummaryPanel>
  )
}

function slotText(slot: TimeSlot | undefined, isUnavailable: boolean): string {
  if (!slot) return WIZARD_COPY.unset
  const time = `${slot.name}, ${slot.time_range}`
  return isUnavailable ? `${time}, ${WIZARD_COPY.notAvailable.toLowerCase()}` : time
}

function lineValue({ amount, percent, isLowest }: WizardLine, currency: string): string {
  if (percent !== undefined) return priceRuleText(percent, amount, currency)
  const value = formatMoney(amount, currency)
  return isLowest ? lowestTotal(value) : value
}
