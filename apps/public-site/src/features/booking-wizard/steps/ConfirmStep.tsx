import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { formatDateWithWeekday, formatDuration, formatExtraPrice, zoneName } from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { Button, ReviewList, type ReviewRow } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { Lead } from '../../../platform/product/product.styles'
import { capacityText } from '../../../platform/search'
import { sendsMail, TRIP_COPY } from '../../../platform/trip/trip.copy'
import { useGuestDetails } from '../../../platform/trip/use-guest-details'
import type { Unavailable } from '../availability'
import { chosenAddons, optionalAddons, type Step, type Wizard } from '../wizard'
import { addableText, bookedAs, WIZARD_COPY } from '../wizard.copy'
import { BookedAlready } from './BookedAlready'
import { CancellationNote, LateNotice } from './CancellationNote'

type ConfirmStepProps = {
  heading: ReactNode
  product: ProductWithAddons
  wizard: Wizard
  slot: TimeSlot | undefined
  unavailable?: Unavailable | undefined
  /** What keeps the choices from being confirmed. */
  notice?: ReactNode
  onEdit: (step: Step) => void
  /** What follows the choices. @default until when it is cancelled free of charge */
  children?: ReactNode
}

/** Review of all choices before the request is sent. */
export function ConfirmStep({
  heading,
  product,
  wizard,
  slot,
  unavailable,
  notice,
  onEdit,
  children,
}: ConfirmStepProps) {
  const site = useSite()
  const { currency, time_zone } = site
  const { user } = useSession()
  const shownSlot = slot ?? unavailable?.slot
  const { requirements } = useGuestDetails(product.id)
  const change = (step: Step, what: string) => (
    <Button variant="quiet" aria-label={`Change ${what}`} onClick={() => onEdit(step)}>
      Change
    </Button>
  )
  const rows: ReviewRow[] = [
    {
      term: 'Product',
      detail: product.name,
    },
    { term: WIZARD_COPY.date, detail: formatDateWithWeekday(wizard.date), action: change('date', 'date') },
    {
      term: WIZARD_COPY.slot,
      detail: shownSlot ? `${shownSlot.name}, ${shownSlot.time_range}` : WIZARD_COPY.unset,
      small: unavailable?.slot
        ? WIZARD_COPY.notAvailable
        : slot && `${formatDuration(slot.time_range)}, ${zoneName(time_zone)}`,
      action: change('time', 'slot'),
    },
    { ...guestRow(wizard, product), action: change('details', 'guests') },
    { ...addonsRow(wizard, product, currency), action: change('details', 'add-ons') },
    ...requirementRows(requirements),
  ]

  return (
    <>
      {heading}
      {!unavailable && (
        <Lead>
          {user && `${bookedAs(user.username)} `}
          {WIZARD_COPY.unconfirmed}
          {!children &&
            ` ${WIZARD_COPY.unpaid} ${sendsMail(site) ? WIZARD_COPY.answerMailed : WIZARD_COPY.answerShown}`}
        </Lead>
      )}
      {notice}
      {shownSlot && <BookedAlready date={wizard.date} timeRange={shownSlot.time_range} />}
      {!children && slot && <LateNotice date={wizard.date} timeRange={slot.time_range} />}
      <ReviewList rows={rows} />
      {children ?? (slot && <CancellationNote date={wizard.date} timeRange={slot.time_range} />)}
    </>
  )
}

function guestRow({ guests }: Wizard, { max_persons }: ProductWithAddons): ReviewRow {
  if (guests) return { term: WIZARD_COPY.guests, detail: guests }
  return { term: WIZARD_COPY.guests, detail: WIZARD_COPY.notGiven, small: capacityText(max_persons) }
}

/** What is chosen, or what could be. */
function addonsRow(wizard: Wizard, product: ProductWithAddons, currency: string): ReviewRow {
  const term = WIZARD_COPY.addons
  const chosen = chosenAddons(product, wizard)
  if (chosen.length === 0) {
    const offered = optionalAddons(product).map(({ addon_name }) => addon_name)
    return { term, detail: WIZARD_COPY.none, small: addableText(offered) }
  }
  return {
    term,
    detail: chosen.map(({ id, addon_name, extra_price }) => (
      <span key={id}>
        {addon_name}
        <small>{formatExtraPrice(extra_price, currency)}</small>
      </span>
    )),
  }
}

/** A slot that is found is confirmed without the page that tells who may drive. */
function requirementRows(requirements: readonly string[]): ReviewRow[] {
  if (requirements.length === 0) return []
  return [
    {
      term: TRIP_COPY.requirements,
      detail: requirements.map((requirement) => <div key={requirement}>{requirement}</div>),
    },
  ]
}
