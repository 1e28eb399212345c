import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn, formatDate, slotStart } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { useNow } from '@luzzu/ui'
import { describeTimeUntil } from '../../platform/loading/start-time'
import type { OnDecide } from './BookingCard'
import { Table, TableFooter } from './Manifest.styles'
import { PART_DAY_SLOTS, type ProductDay } from './manifest'
import { ProductRows } from './ProductRows'
import { TODAY_COPY as COPY, todayMessages } from './today.copy'

type ManifestProps = {
  date: CalendarDate
  days: readonly ProductDay[]
  idle: readonly Product[]
  onDecide: OnDecide
}

/** The bookings of a day by product and time slot. */
export function Manifest({ date, days, idle, onDecide }: ManifestProps) {
  const { time_zone } = useSite()
  const now = useNow()
  const isToday = date === dateIn(time_zone, now)

  return (
    <>
      <Table>
        <caption>{todayMessages.caption(formatDate(date))}</caption>
        <thead>
          <tr>
            <th scope="col">{COPY.product}</th>
            {PART_DAY_SLOTS.map(({ id, name, time_range }) => (
              <th key={id} scope="col">
                <strong>
                  {name} {time_range}
                </strong>
                {isToday && describeTimeUntil(slotStart(date, time_range, time_zone), now)}
              </th>
            ))}
          </tr>
        </thead>
        {days.map((day) => (
          <ProductRows key={day.id} day={day} onDecide={onDecide} />
        ))}
      </Table>
      <TableFooter>
        {idle.length > 0 && (
          <p>
            {todayMessages.idle(
              idle.map(({ name, units }) => `${name} (${units === 1 ? '1 unit' : `${units} units`})`),
            )}
          </p>
        )}
        <p>{COPY.legend}</p>
      </TableFooter>
    </>
  )
}
