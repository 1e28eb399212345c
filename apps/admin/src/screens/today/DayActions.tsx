import type { CalendarDate } from '@luzzu/domain'
import { Plus, Printer } from 'lucide-react'
import { useNewBooking } from '../../booking/new-booking/new-booking-context'
import { CloseDay } from './CloseDay'
import { ScreenOnly } from './DayBar.styles'
import { TODAY_COPY as COPY } from './today.copy'

/** Books on a day that has not passed, closes or prints it. */
export function DayActions({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const startBooking = useNewBooking()
  return (
    <>
      {date >= today && (
        <ScreenOnly
          aria-label={COPY.bookDay}
          variant="soft"
          icon={<Plus aria-hidden="true" />}
          onClick={() => startBooking({ date })}
        >
          {COPY.book}
        </ScreenOnly>
      )}
      <CloseDay date={date} />
      <ScreenOnly variant="plain" icon={<Printer aria-hidden="true" />} onClick={() => globalThis.print()}>
        {COPY.print}
      </ScreenOnly>
    </>
  )
}
