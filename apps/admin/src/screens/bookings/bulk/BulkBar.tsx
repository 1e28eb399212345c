import type { Booking } from '@luzzu/domain/contracts'
import { Button, IconButton, media, token } from '@luzzu/ui'
import { X } from 'lucide-react'
import styled from 'styled-components'
import {
  type BulkDecision,
  isOfferedForMany,
  refundedBooking,
} from '../../../booking/decisions/booking-decisions'
import { ListBar } from '../../../platform/lists/ListPanel.styles'
import { bulkActionCopy, SELECTION_COPY as COPY } from './bulk-actions.copy'

type BulkBarProps = {
  selected: readonly Booking[]
  onDecide: (decision: BulkDecision, bookings: readonly Booking[]) => void
  onClear: () => void
}

const VARIANTS = { approve: 'primary', decline: 'plain', delete: 'plain' } as const

/** Actions for the selected bookings. */
export function BulkBar({ selected, onDecide, onClear }: BulkBarProps) {
  const pending = selected.filter(({ status }) => status === 'Pending')
  const paid = pending.filter((booking) => refundedBooking('decline', booking))
  const whyNone = pending.length === 0 ? COPY.noPending : COPY.declinedAlone(paid.length)

  return (
    <Bar role="region" aria-label={COPY.bar} data-action-bar>
      <b role="status">
        {selected.length} {COPY.selected}
      </b>
      {pending.length < selected.length && <small>{COPY.onlyPending(pending.length)}</small>}
      {paid.length > 0 && <small>{COPY.declinedAlone(paid.length)}</small>}
      <div data-end>
        {(['approve', 'decline', 'delete'] as const).map((decision) => {
          const affected = selected.filter((booking) => isOfferedForMany(decision, booking))
          return (
            <Button
              key={decision}
              size="small"
              variant={VARIANTS[decision]}
              disabledReason={affected.length === 0 ? whyNone : undefined}
              onClick={() => onDecide(decision, affected)}
            >
              {bulkActionCopy(decision, affected.length).label}
            </Button>
          )
        })}
        <IconButton aria-label={COPY.clear} icon={<X aria-hidden="true" />} onClick={onClear} />
      </div>
    </Bar>
  )
}

/** Replaces the result count, or on a phone overlays the end of the list, so that nothing shifts. */
const Bar = styled(ListBar)`
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('accent-soft')};

  & + * {
    display: none;
  }

  > [data-end] {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
  > small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
  ${media.phone} {
    position: fixed;
    z-index: ${token('layer-header')};
    inset: auto 0 0;
    padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
    border-top: 1px solid ${token('line-strong')};
    box-shadow: ${token('overlay')};

    & + * {
      display: flex;
    }
    > [data-end] {
      width: 100%;

      > [data-variant]:not([aria-label]) {
        flex: 1;
      }
    }
  }
`
