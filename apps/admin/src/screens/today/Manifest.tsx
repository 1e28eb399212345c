import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn, formatDate } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { useNow } from '@luzzu/ui'
import { describeSlotTime } from '../../booking/start-time'
import type { CardActions } from './BookingCard'
import { type DaySlot, type DaySlots, takesBookings } from './day-slots'
import { Table, TableFooter, TableFrame } from './Manifest.styles'
import type { ProductDay } from './manifest'
import { ProductRows } from './ProductRows'
import { TODAY_COPY as COPY, todayMessages } from './today.copy'

type ManifestProps = CardActions & {
  date: CalendarDate
  slots: DaySlots
  days: readonly ProductDay[]
  idle: readonly Product[]
}

/** The bookings of a day by product and time slot. */
export function Manifest({ date, slots, days, idle, ...actions }: ManifestProps) {
  const { time_zone } = useSite()
  const now = useNow()
  const isToday = date === dateIn(time_zone, now)
  const canBook = (slot: DaySlot) => takesBookings(slot, { date, timeZone: time_zone }, now)

  return (
    <>
      <TableFrame>
        <Table $slots={slots.parts.length}>
          <caption>{todayMessages.caption(formatDate(date))}</caption>
          <thead>
            <tr>
              <th scope="col">{COPY.product}</th>
              {slots.parts.map(({ id, name, time_range }) => (
                <th key={id} scope="col">
                  <strong>
                    {name} {time_range}
                  </strong>
                  {isToday && describeSlotTime({ date, timeRange: time_range, timeZone: time_zone }, now)}
                </th>
              ))}
            </tr>
          </thead>
          {days.map((day) => (
            <ProductRows key={day.id} day={day} date={date} canBook={canBook} {...actions} />
          ))}
        </Table>
      </TableFrame>
      <TableFooter>
        {idle.length > 0 && (
          <p>
            {todayMessages.idle(
              idle.map(({ name, units }) => `${name} (${units === 1 ? '1 unit' : `${units} units`})`),
            )}
          </p>
        )}
        {slots.spanning.length > 0 && <p>{todayMessages.legend(slots.spanning)}</p>}
      </TableFooter>
    </>
  )
}
