import type { CalendarDate } from '@luzzu/domain'
import { Badge, Button } from '@luzzu/ui'
import type { DaySlot } from '../../../booking/day-slots'
import { useNewBooking } from '../../../booking/new-booking/new-booking-context'
import { Section, SectionHead } from '../list/DaySection.styles'
import { listMessages } from '../list/list.copy'
import { Boxes, Place, Places, Rest } from './AvailableUnits.styles'
import { availableUnitsMessages, AVAILABLE_UNITS_COPY as COPY } from './available-units.copy'
import type { OfferedSlot } from './offered-slots'
import { type DayOccupancy, placesFor, type SlotUnits, type UnitState, unitsIn } from './slot-units'

type SlotPlacesProps = {
  date: CalendarDate
  offered: OfferedSlot
  occupancy: DayOccupancy
  guests: number | undefined
  canBook: boolean
  /** What closures do to the slot, in words. */
  closed: string | undefined
}

/** What can be booked in a time slot, and below it in a line each what is full or too small. */
export function SlotPlaces({ date, offered, occupancy, guests, canBook, closed }: SlotPlacesProps) {
  const { slot, products } = offered
  const { free, smaller, gone } = placesFor(
    guests,
    products.map((product) => unitsIn(slot, product, occupancy)),
  )
  const rest = [availableUnitsMessages.smaller(smaller), ...availableUnitsMessages.gone(gone)].filter(Boolean)
  return (
    <Section aria-label={listMessages.slot(slot)}>
      <SectionHead>
        <h2 data-plain>{listMessages.slot(slot)}</h2>
        {!canBook && COPY.started}
        {closed && <Badge tone="cancelled">{closed}</Badge>}
      </SectionHead>
      {canBook && free.length > 0 && (
        <Places>
          {free.map((units) => (
            <ProductUnits key={units.product.id} units={units} {...{ date, slot, guests }} />
          ))}
        </Places>
      )}
      {canBook && rest.length > 0 && (
        <Rest>
          {rest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Rest>
      )}
    </Section>
  )
}

type ProductUnitsProps = {
  date: CalendarDate
  slot: DaySlot
  units: SlotUnits
  guests: number | undefined
}

function ProductUnits({ date, slot, units, guests }: ProductUnitsProps) {
  const startBooking = useNewBooking()
  const { product } = units
  return (
    <Place>
      <p>
        <strong>{product.name}</strong> <small>{availableUnitsMessages.upTo(product.max_persons)}</small>
      </p>
      <span>
        {availableUnitsMessages.left(units)}
        <UnitBoxes units={units} />
      </span>
      <Button
        size="small"
        variant="plain"
        aria-label={availableUnitsMessages.book(product.name, slot.name)}
        onClick={() => startBooking({ productId: product.id, date, slotId: slot.id, guests })}
      >
        {COPY.book}
      </Button>
    </Place>
  )
}

/** With more units only the text is shown. */
const MAX_DRAWN_UNITS = 10

/** One box per unit, beside the text that says the same. */
function UnitBoxes({ units }: { units: SlotUnits }) {
  const count = units.product.units
  if (count > MAX_DRAWN_UNITS) return null
  return (
    <Boxes aria-hidden="true">
      {Array.from({ length: count }, (_, unit) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
        <i key={unit} data-state={stateOf(unit, units)} />
      ))}
    </Boxes>
  )
}

function stateOf(unit: number, { confirmed, pending, held, closed }: SlotUnits): UnitState {
  if (unit < confirmed) return 'confirmed'
  if (unit < confirmed + pending) return 'waiting'
  if (unit < confirmed + pending + held) return 'held'
  return unit < confirmed + pending + held + closed ? 'closed' : 'free'
}
