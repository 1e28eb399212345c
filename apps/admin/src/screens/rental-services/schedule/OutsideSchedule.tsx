import { usePreviewScheduleQuery } from '@luzzu/api-client/schedule'
import type { Schedule } from '@luzzu/domain'
import { Alert, token } from '@luzzu/ui'
import { CalendarX2, Check } from 'lucide-react'
import styled from 'styled-components'
import { AffectedBookings } from '../../../booking/closures/AffectedBookings'
import { SCHEDULE_COPY as COPY } from '../rental-services.copy'

type OutsideScheduleProps = { productId: number; schedule: Schedule }

/** The upcoming bookings that a schedule leaves out; announced, because it follows what is chosen. */
export function OutsideSchedule({
  productId,
  schedule: { min_notice_hours: _, ...planned },
}: OutsideScheduleProps) {
  const { currentData, isError } = usePreviewScheduleQuery({ productId, ...planned })
  const outside = currentData?.outside ?? 0
  const text = isError ? COPY.notChecked : currentData ? COPY.allFit : COPY.checking
  return (
    <Alert
      role="status"
      tone={outside > 0 ? 'warning' : 'info'}
      icon={outside > 0 ? <CalendarX2 aria-hidden="true" /> : <Check aria-hidden="true" />}
    >
      {outside > 0 ? COPY.outside(outside) : text}
      {currentData && outside > 0 && (
        <Listed role="group" tabIndex={0} aria-label={COPY.outsideList}>
          <AffectedBookings bookings={currentData.bookings} count={outside} withContacts />
        </Listed>
      )}
    </Alert>
  )
}

const Listed = styled.div`
  max-height: ${token('menu-height')};
  overflow: auto;
`
