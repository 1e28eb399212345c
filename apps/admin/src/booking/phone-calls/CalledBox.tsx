import { Checkbox, VisuallyHidden } from '@luzzu/ui'
import { PHONE_CALLS_COPY as COPY } from './phone-calls.copy'
import { useRecordCall } from './use-record-call'

type CalledBoxProps = { booking: { id: number; name: string }; checked: boolean }

/** Ticked once the customer of a cancelled booking was called. */
export function CalledBox({ booking, checked }: CalledBoxProps) {
  const recordCall = useRecordCall()
  return (
    <Checkbox
      label={
        <>
          {COPY.called} <VisuallyHidden>{booking.name}</VisuallyHidden>
        </>
      }
      checked={checked}
      onChange={({ target }) => void recordCall(booking, target.checked)}
    />
  )
}
