import { usePreviewClosureQuery } from '@luzzu/api-client/closures'
import type { ClosureInput } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { CalendarX2, Check } from 'lucide-react'
import { AffectedBookings } from './AffectedBookings'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'

/** Which bookings a closure would affect; announced, because it follows what is typed. */
export function ClosurePreview({ closure: { reason: _, ...scope } }: { closure: ClosureInput }) {
  const { currentData, isError } = usePreviewClosureQuery(scope)
  const affected = currentData?.affected ?? 0
  const text = isError ? COPY.notPreviewed : currentData ? COPY.noneAffected : COPY.previewing
  return (
    <Alert
      role="status"
      tone={affected > 0 ? 'warning' : 'info'}
      icon={affected > 0 ? <CalendarX2 aria-hidden="true" /> : <Check aria-hidden="true" />}
    >
      {affected === 0 && text}
      {currentData && affected > 0 && (
        <>
          {closureMessages.affected(affected)} {closureMessages.stays(affected)}
          <AffectedBookings bookings={currentData.bookings} count={affected} />
        </>
      )}
    </Alert>
  )
}
