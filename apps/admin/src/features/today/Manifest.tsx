import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dayIn, formatDate, slotStart } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { useNow } from '@luzzu/ui'
import { describeWait } from '../../platform/loading/start-words'
import { Foot, Table } from './Manifest.styles'
import { PARTS, type ProductDay } from './manifest'
import type { OnAsk } from './PartyCard'
import { ProductRows } from './ProductRows'
import { todaySentences, TODAY_WORDS as WORDS } from './today-words'

type ManifestProps = {
  date: CalendarDate
  days: readonly ProductDay[]
  idle: readonly Product[]
  onAsk: OnAsk
}

/** Who comes on a day, by product and part of the day. */
export function Manifest({ date, days, idle, onAsk }: ManifestProps) {
  const { time_zone } = useSite()
  const now = useNow()
  const isToday = date === dayIn(time_zone, now)

  return (
    <>
      <Table>
        <caption>{todaySentences.caption(formatDate(date))}</caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.product}</th>
            {PARTS.map(({ id, name, time_range }) => (
              <th key={id} scope="col">
                <strong>
                  {name} {time_range}
                </strong>
                {isToday && describeWait(slotStart(date, time_range, time_zone), now)}
              </th>
            ))}
          </tr>
        </thead>
        {days.map((day) => (
          <ProductRows key={day.id} day={day} onAsk={onAsk} />
        ))}
      </Table>
      <Foot>
        {idle.length > 0 && (
          <p>{todaySentences.idle(idle.map(({ name, units }) => `${name} (${units} craft)`))}</p>
        )}
        <p>{WORDS.legend}</p>
      </Foot>
    </>
  )
}
