import type { CalendarDate } from '@luzzu/domain'
import { Button, Menu, media, token } from '@luzzu/ui'
import { CalendarX2, Ellipsis, Plus, Printer } from 'lucide-react'
import styled from 'styled-components'
import { Closing } from '../../booking/closures/Closing'
import { CLOSURES_COPY } from '../../booking/closures/closures.copy'
import { useClosing } from '../../booking/closures/use-closing'
import { useNewBooking } from '../../booking/new-booking/new-booking-context'
import { TODAY_COPY as COPY } from './today.copy'
import type { usePrinting } from './use-printing'

const PRINTS = [
  { by: 'slot', label: COPY.print },
  { by: 'product', label: COPY.printByProduct },
] as const

type DayActionsProps = { date: CalendarDate; today: CalendarDate; printing: ReturnType<typeof usePrinting> }

/** Books on a day that has not passed, closes or prints it. Where they would take rows of their own, all but the booking are behind a button. */
export function DayActions({ date, today, printing }: DayActionsProps) {
  const startBooking = useNewBooking()
  const closing = useClosing()
  const others = [
    {
      key: 'close',
      label: CLOSURES_COPY.add,
      icon: <CalendarX2 aria-hidden="true" />,
      onSelect: () => closing.open(date),
    },
    ...PRINTS.map(({ by, label }) => ({
      key: by,
      label,
      icon: <Printer aria-hidden="true" />,
      onSelect: () => void printing.print(by),
    })),
  ]
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
      {others.map(({ key, label, icon, onSelect }) => (
        <ScreenOnly
          key={key}
          data-other
          variant="plain"
          icon={icon}
          loading={printing.preparing === key}
          onClick={onSelect}
        >
          {label}
        </ScreenOnly>
      ))}
      <MoreActions
        label={COPY.moreActions}
        trigger={
          <>
            <Ellipsis aria-hidden="true" />
            {COPY.more}
          </>
        }
        items={others}
      />
      <Closing closing={closing} />
    </>
  )
}

const ScreenOnly = styled(Button)`
  ${media.belowDesk} {
    &[data-other] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

/** Instead of the other buttons. */
const MoreActions = styled(Menu)`
  display: none;

  ${media.belowDesk} {
    display: inline-flex;
    justify-content: center;
    padding: ${token('space-1')} ${token('control-padding')};
    border: 1px solid ${token('control-line')};
    background: ${token('surface-raised')};
    font-size: ${token('control-text')};
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`
