import { useNow } from '@luzzu/api-client'
import { useListSchedulesQuery } from '@luzzu/api-client/schedule'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, type Schedule, slotPhase } from '@luzzu/domain'
import type {
  Closure,
  DayAvailability,
  Hold,
  ManifestEntry,
  Product,
  TimeSlot,
} from '@luzzu/domain/contracts'
import { EmptyState, Skeleton, size } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import { type DaySlot, takesBookings } from '../../../booking/day-slots'
import { QueryView } from '../../../platform/refresh/QueryView'
import { availableUnitsMessages, AVAILABLE_UNITS_COPY as COPY } from './available-units.copy'
import { closedReasons } from './closed-reasons'
import { offeredSlots } from './offered-slots'
import { PlacesBar } from './PlacesBar'
import { SlotPlaces } from './SlotPlaces'
import { closedUnitsOn, type DayOccupancy, unitsIn } from './slot-units'

type AvailableUnitsProps = {
  date: CalendarDate
  slots: readonly DaySlot[]
  timeSlots: readonly TimeSlot[]
  products: readonly Product[]
  bookings: readonly ManifestEntry[]
  holds: readonly Hold[]
  availability: DayAvailability
  closures: readonly Closure[]
  /** What they do to a slot, in words. */
  closedIn: (slot: DaySlot) => string | undefined
  /** The only product that is shown; none for all of them. */
  productId: number | undefined
  /** For how many guests; none where it does not matter. */
  guests: number | undefined
  onFilter: (filter: { productId: number | undefined } | { guests: number | undefined }) => void
}

type Schedules = readonly { productId: number; schedule: Schedule }[]

/** What is left of each product that is offered in the slots of a day that have not ended, to be booked on the spot. */
export function AvailableUnits({ products, productId, onFilter, ...rest }: AvailableUnitsProps) {
  const { bookings, holds, availability, ...day } = rest
  const schedules = useListSchedulesQuery(products.map(({ id }) => id))
  const only = products.filter(({ id }) => id === productId)
  const closedUnits = closedUnitsOn(day.date, day.closures, day.timeSlots)
  const occupancy = { bookings, holds, availability, closedUnits }
  return (
    <>
      <PlacesBar
        products={products}
        productId={only[0]?.id}
        guests={day.guests}
        onFilter={onFilter}
        hasHolds={day.slots.some((slot) =>
          products.some((product) => unitsIn(slot, product, occupancy).held > 0),
        )}
        hasClosures={day.closures.length > 0}
      />
      <QueryView
        query={schedules}
        failure={COPY.notLoaded}
        skeleton={<Skeleton shape="block" height={size(80)} label={COPY.loading} />}
      >
        {(known) => (
          <DayPlaces
            {...{ ...day, occupancy }}
            products={only.length > 0 ? only : products}
            schedules={known}
          />
        )}
      </QueryView>
    </>
  )
}

type DayPlacesProps = Omit<
  AvailableUnitsProps,
  'bookings' | 'holds' | 'availability' | 'productId' | 'onFilter'
> & { occupancy: DayOccupancy; schedules: Schedules }

function DayPlaces({
  date,
  slots,
  timeSlots,
  products,
  schedules,
  guests,
  closures,
  closedIn,
  occupancy,
}: DayPlacesProps) {
  const { time_zone: timeZone } = useSite()
  const now = useNow()
  const remaining = slots.filter(
    (slot) => slotPhase({ date, timeZone, timeRange: slot.time_range }, now) !== 'ended',
  )
  if (remaining.length === 0) return <Nothing title={COPY.ended} />
  const canBook = (slot: DaySlot) => takesBookings(slot, { date, timeZone }, now)
  // What can still be booked comes first.
  const ordered = [...remaining.filter(canBook), ...remaining.filter((slot) => !canBook(slot))]
  const offered = offeredSlots(ordered, { date, products, timeSlots, schedules })
  if (offered.length === 0) return <Nothing title={COPY.notOffered} />
  const reasons = closedReasons(offered, occupancy, closures)
  if (reasons) return <Nothing title={availableUnitsMessages.closed(reasons)}>{COPY.nothingToBook}</Nothing>
  return offered.map((one) => (
    <SlotPlaces
      key={one.slot.id}
      date={date}
      offered={one}
      occupancy={occupancy}
      guests={guests}
      canBook={canBook(one.slot)}
      closed={closedIn(one.slot)}
    />
  ))
}

function Nothing({ title, children }: { title: string; children?: string }) {
  return (
    <EmptyState icon={<Anchor aria-hidden="true" />} title={title}>
      {children}
    </EmptyState>
  )
}
