import type { TimeSlot } from '@luzzu/domain/contracts'
import { Alert, Button, Row, Stack } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import type { BookingError } from '../confirm/booking-error'
import { WIZARD_COPY } from '../wizard.copy'
import { LoginPrompt } from './LoginPrompt'
import { NextFreeDay } from './NextFreeDay'

type ConfirmNoticeProps = {
  /** Why the chosen slot cannot be booked; `undefined` while it can. */
  slotProblem: string | undefined
  /** What is free on the day instead. */
  free: readonly TimeSlot[]
  /** The day that is offered where nothing is. */
  nextFreeDay: string | undefined
  error: BookingError | null
  loginAsks: number
  onChoose: (slotId: number) => void
  onChooseDay: (date: string) => void
  /** Called before a link leads to the login. */
  onLeave: () => void
}

/** What keeps the choices from being confirmed, said before it is tried: a slot that is gone, or a missing login. */
export function ConfirmNotice({
  slotProblem,
  free,
  nextFreeDay,
  error,
  loginAsks,
  onChoose,
  onChooseDay,
  onLeave,
}: ConfirmNoticeProps) {
  if (slotProblem !== undefined)
    return (
      <Alert tone="warning" role="status" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
        {slotProblem}
        {free.length > 0 && (
          <Stack gap={2}>
            <p>{WIZARD_COPY.freeInstead}</p>
            <Row gap={2}>
              {free.map(({ id, name, time_range }) => (
                <Button key={id} variant="plain" size="small" onClick={() => onChoose(id)}>
                  {name}, {time_range}
                </Button>
              ))}
            </Row>
          </Stack>
        )}
        {free.length === 0 && <NextFreeDay day={nextFreeDay} onChoose={onChooseDay} />}
      </Alert>
    )
  return error?.needsLogin ? null : <LoginPrompt asks={loginAsks} onLeave={onLeave} />
}
