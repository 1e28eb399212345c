import { useSite } from '@luzzu/api-client/site'
import { formatInstant, formatInstantDate } from '@luzzu/domain'
import type { OwnCalendar } from '@luzzu/domain/contracts'
import { Stack } from '@luzzu/ui'
import { CALENDAR_COPY as COPY } from './calendar.copy'

/** That there is an address, and when a calendar last read it. */
export function MadeCalendar({ calendar: { created_at, last_read_at } }: { calendar: OwnCalendar }) {
  const { time_zone } = useSite()
  return (
    <Stack gap={2}>
      <p>
        {COPY.made(formatInstantDate(created_at, time_zone))}{' '}
        {last_read_at === null ? COPY.neverRead : COPY.read(formatInstant(last_read_at, time_zone))}
      </p>
      <p>{COPY.another}</p>
    </Stack>
  )
}
