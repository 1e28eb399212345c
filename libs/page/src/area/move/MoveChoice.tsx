import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatDateWithWeekday } from '@luzzu/domain'
import { Button, media, token } from '@luzzu/ui'
import styled from 'styled-components'
import type { BookingTime } from './booking-time'
import { MOVE_COPY } from './move.copy'

type MoveChoiceProps = {
  /** `undefined` where it is told elsewhere. */
  time: BookingTime | undefined
  /** Why it cannot be moved there. */
  problem: string | undefined
  /** What is offered instead of a day on which nothing is free. */
  nextFreeDay: string | undefined
  onChooseDay: (day: string) => void
  /** Whether what was chosen has a total. */
  isPriced: boolean
  /** What becomes of it. */
  total: string
  /** What is given up by it. */
  warning?: string | undefined
}

/** The chosen time and its total, beside the button that sends them: the fields may be out of view. */
export function MoveChoice({
  time,
  problem,
  nextFreeDay,
  onChooseDay,
  isPriced,
  total,
  warning,
}: MoveChoiceProps) {
  const slot = useListTimeSlotsQuery().data?.find(({ id }) => id === time?.slotId)
  if (problem) {
    return (
      <Choice aria-live="polite">
        {problem}
        {nextFreeDay && (
          <Offer>
            {MOVE_COPY.nextFreeDay}{' '}
            <Button variant="plain" size="small" onClick={() => onChooseDay(nextFreeDay)}>
              {formatDateWithWeekday(nextFreeDay)}
            </Button>
          </Offer>
        )}
      </Choice>
    )
  }
  return (
    <Choice aria-live="polite">
      {time && slot && (
        <strong>
          {formatDateWithWeekday(time.date)}, {slot.name} <Times>{slot.time_range}.</Times>{' '}
        </strong>
      )}
      {isPriced && <span>{total}</span>}
      {warning && <Warning>{warning}</Warning>}
    </Choice>
  )
}

const Times = styled.span`
  white-space: nowrap;
`

const Warning = styled.span`
  display: block;
  color: ${token('pending')};
`

const Offer = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  margin-top: ${token('space-1')};
`

const Choice = styled.p`
  && {
    flex: 1 1 0;
    font-size: ${token('text-md')};
    line-height: 1.4;

    /* The reason is told here already. */
    ~ [data-reason]::after {
      content: none;
    }

    ${media.phone} {
      flex-basis: 100%;
    }
  }
`
