import { useNow } from '@luzzu/api-client'
import { useListSchedulesQuery } from '@luzzu/api-client/schedule'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, slotPhase } from '@luzzu/domain'
import type { Hold, ManifestEntry, Product, TimeSlot } from '@luzzu/domain/contracts'
import { Button, EmptyState, Skeleton, size } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import { useNewBooking } from '../../../booking/new-booking/new-booking-context'
import { QueryView } from '../../../platform/refresh/QueryView'
import { type DaySlot, takesBookings } from '../day-slots'
import { Section, SectionHead } from '../list/DaySection.styles'
import { listMessages } from '../list/list.copy'
import { Boxes, Place, Places } from './AvailableUnits.styles'
import { availableUnitsMessages, AVAILABLE_UNITS_COPY as COPY } from './available-units.copy'
import { type OfferedSlot, offeredSlots } from './offered-slots'
import { type ClosedUnits, type SlotUnits, unitsIn } from './slot-units'

type AvailableUnitsProps = {
  date: CalendarDate
  slots: readonly DaySlot[]
  timeSlots: readonly TimeSlot[]
  products: readonly Product[]
  bookings: readonly ManifestEntry[]
  holds: readonly Hold[]
  closedUnits: ClosedUnits
}

/** What is left of each product that is offered in the slots of a day that have not ended, to be booked on the spot. */
export function AvailableUnits({ date, slots, timeSlots, products, ...occupancy }: AvailableUnitsProps) {
  const { time_zone: timeZone } = useSite()
  const now = useNow()
  const schedules = useListSchedulesQuery(products.map(({ id }) => id))
  const remaining = slots.filter(
    (slot) => slotPhase({ date, timeZone, timeRange: slot.time_range }, now) !== 'ended',
  )
  if (remaining.length === 0) return <EmptyState icon={<Anchor aria-hidden="true" />} title={COPY.ended} />
  const canBook = (slot: DaySlot) => takesBookings(slot, { date, timeZone }, now)
  // What can still be booked comes first.
  const ordered = [...remaining.filter(canBook), ...remaining.filter((slot) => !canBook(slot))]
  return (
    <QueryView
      query={schedules}
      failure={COPY.notLoaded}
      skeleton={<Skeleton shape="block" height={size(80)} label={COPY.loading} />}
    >
      {(known) => {
        const offered = offeredSlots(ordered, { date, products, timeSlots, schedules: known })
        if (offered.length === 0)
          return <EmptyState icon={<Anchor aria-hidden="true" />} title={COPY.notOffered} />
        return offered.map((one) => (
          <SlotPlaces
            key={one.slot.id}
            date={date}
            offered={one}
            occupancy={occupancy}
            canBook={canBook(one.slot)}
          />
        ))
      }}
    </QueryView>
  )
}

type SlotPlacesProps = {
  date: CalendarDate
  offered: OfferedSlot
  occupancy: Parameters<typeof unitsIn>[2]
  canBook: boolean
}

function SlotPlaces({ date, offered: { slot, products }, occupancy, canBook }: SlotPlacesProps) {
  return (
    <Section aria-label={listMessages.slot(slot)}>
      <SectionHead>
        <h2 data-plain>{listMessages.slot(slot)}</h2>
        {!canBook && COPY.started}
      </SectionHead>
      <Places>
        {products.map((product) => (
          <ProductUnits
            key={product.id}
            date={date}
            slot={slot}
            units={unitsIn(slot, product, occupancy)}
            canBook={canBook}
          />
        ))}
      </Places>
    </Section>
  )
}

type ProductUnitsProps = { date: CalendarDate; slot: DaySlot; units: SlotUnits; canBook: boolean }

function ProductUnits({ date, slot, units, canBook }: ProductUnitsProps) {
  const startBooking = useNewBooking()
  const { product, left } = units
  return (
    <Place>
      <strong>{product.name}</strong>
      <span>
        <UnitBoxes units={units} />
        {availableUnitsMessages.left(units)}
      </span>
      {left > 0 && canBook && (
        <Button
          size="small"
          variant="quiet"
          aria-label={availableUnitsMessages.book(product.name, slot.name)}
          onClick={() => startBooking({ productId: product.id, date, slotId: slot.id })}
        >
          {COPY.book}
        </Button>
      )}
    </Place>
  )
}

/** With more units only the text is shown. */
const MAX_DRAWN_UNITS = 12

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

type UnitState = 'confirmed' | 'waiting' | 'held' | 'closed' | 'free'

function stateOf(unit: number, { confirmed, pending, held, closed }: SlotUnits): UnitState {
  if (unit < confirmed) return 'confirmed'
  if (unit < confirmed + pending) return 'waiting'
  if (unit < confirmed + pending + held) return 'held'
  return unit < confirmed + pending + held + closed ? 'closed' : 'free'
}
