import type { CalendarDate } from '@luzzu/domain'
import { useNewBooking } from '../../booking/new-booking/new-booking-context'
import { BookingCard, type CardActions } from './BookingCard'
import { ScreenOnly } from './DayBar.styles'
import type { DaySlot } from './day-slots'
import { Cell, Group, Name, Row, UnitBoxes } from './Manifest.styles'
import type { PartOfDay, ProductDay } from './manifest'
import { TODAY_COPY as COPY, todayMessages } from './today.copy'

type ProductRowsProps = CardActions & {
  day: ProductDay
  date: CalendarDate
  /** Whether a slot takes new bookings as long as units are left. */
  canBook: (slot: DaySlot) => boolean
}

/** A product's rows of the manifest: occupancy, bookings of spanning slots, and bookings by part of the day. */
export function ProductRows({ day, date, canBook, ...actions }: ProductRowsProps) {
  const startBooking = useNewBooking()
  const { name, units, parts, spanning } = day
  const booked = spanning.filter(({ guests }) => guests.length > 0)
  const hasParts = parts.some(({ guests }) => guests.length > 0)
  const rows = 1 + booked.length + (hasParts ? 1 : 0)

  return (
    <Group>
      <Row>
        <Name rowSpan={rows}>
          <strong>{name}</strong>
          <small>{units === 1 ? '1 unit' : `${units} units`}</small>
          {spanning.map((one) => (
            <small key={one.slot.id}>
              {one.slot.name}: {todayMessages.left(one, units)}
            </small>
          ))}
        </Name>
        {parts.map((part) => (
          <Cell key={part.slot.id} data-label={`${todayMessages.slot(part.slot)} `}>
            <UnitOccupancy part={part} units={units} />
            {part.left > 0 && canBook(part.slot) && (
              <ScreenOnly
                size="small"
                variant="quiet"
                aria-label={todayMessages.bookSlot(name, part.slot.name)}
                onClick={() => startBooking({ productId: day.id, date, slotId: part.slot.id })}
              >
                {COPY.bookSlot}
              </ScreenOnly>
            )}
          </Cell>
        ))}
      </Row>
      {booked.map(({ slot, guests, columns: { start, end } }) => (
        <Row key={slot.id}>
          {start > 0 && <Cell colSpan={start} />}
          <Cell colSpan={end - start}>
            {guests.map((booking) => (
              <BookingCard key={booking.id} booking={booking} showTime {...actions} />
            ))}
          </Cell>
          {end < parts.length && <Cell colSpan={parts.length - end} />}
        </Row>
      ))}
      {hasParts && (
        <Row>
          {parts.map(({ slot, guests }) => (
            <Cell key={slot.id}>
              {guests.map((booking) => (
                <BookingCard key={booking.id} booking={booking} {...actions} />
              ))}
            </Cell>
          ))}
        </Row>
      )}
    </Group>
  )
}

/** With more units only the text is shown. */
const MAX_DRAWN_UNITS = 12

function UnitOccupancy({ part, units }: { part: PartOfDay; units: number }) {
  const states = Array.from({ length: units }, (_, unit) => stateOf(unit, part))
  return (
    <>
      {units <= MAX_DRAWN_UNITS && (
        <UnitBoxes aria-hidden="true">
          {states.map((state, unit) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            <i key={unit} data-state={state} />
          ))}
        </UnitBoxes>
      )}
      {todayMessages.left(part, units)}
    </>
  )
}

type UnitState = 'confirmed' | 'waiting' | 'closed' | 'free'

function stateOf(unit: number, { confirmed, pending, closed }: PartOfDay): UnitState {
  if (unit < confirmed) return 'confirmed'
  if (unit < confirmed + pending) return 'waiting'
  return unit < confirmed + pending + closed ? 'closed' : 'free'
}
