import type { CalendarDate } from '@luzzu/domain'
import { Plus, Printer } from 'lucide-react'
import { useNewBooking } from '../../booking/new-booking/new-booking-context'
import { CloseDay } from './CloseDay'
import { ScreenOnly } from './DayBar.styles'
import { TODAY_COPY as COPY } from './today.copy'
import type { usePrinting } from './use-printing'

const PRINTS = [
  { by: 'slot', label: COPY.print },
  { by: 'product', label: COPY.printByProduct },
] as const

type DayActionsProps = { date: CalendarDate; today: CalendarDate; printing: ReturnType<typeof usePrinting> }

/** Books on a day that has not passed, closes or prints it. */
export function DayActions({ date, today, printing }: DayActionsProps) {
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
      {PRINTS.map(({ by, label }) => (
        <ScreenOnly
          key={by}
          variant="plain"
          icon={<Printer aria-hidden="true" />}
          loading={printing.preparing === by}
          onClick={() => printing.print(by)}
        >
          {label}
        </ScreenOnly>
      ))}
    </>
  )
}
