import type { Booking } from '@luzzu/domain/contracts'
import { Button, IconButton } from '@luzzu/ui'
import { X } from 'lucide-react'
import { type BulkDecision, isOffered } from '../../../booking/decisions/booking-decisions'
import { Bar } from './BulkBar.styles'
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

  return (
    <Bar role="region" aria-label={COPY.bar} data-action-bar>
      <b role="status">
        {selected.length} {COPY.selected}
      </b>
      {pending.length < selected.length && <small>{COPY.onlyPending(pending.length)}</small>}
      <div data-end>
        {(['approve', 'decline', 'delete'] as const).map((decision) => {
          const affected = selected.filter(({ status }) => isOffered(decision, status))
          return (
            <Button
              key={decision}
              size="small"
              variant={VARIANTS[decision]}
              disabledReason={affected.length === 0 ? COPY.noPending : undefined}
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
