import { formatDateWithWeekday } from '@luzzu/domain'
import { Button, Row, Stack } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { WIZARD_COPY } from '../wizard.copy'

type NextFreeDayProps = {
  /** `undefined` where none is known. */
  day: string | undefined
  onChoose: (day: string) => void
  /** What else can be done. */
  children?: ReactNode
}

/** The day that is offered in place of one that cannot be booked. */
export function NextFreeDay({ day, onChoose, children }: NextFreeDayProps) {
  if (day === undefined && !children) return null
  return (
    <Stack gap={2}>
      {day && <p>{WIZARD_COPY.nextFreeDay}</p>}
      <Row gap={2}>
        {day && (
          <Button size="small" onClick={() => onChoose(day)}>
            {formatDateWithWeekday(day)}
          </Button>
        )}
        {children}
      </Row>
    </Stack>
  )
}
