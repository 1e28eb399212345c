import type { Booking } from '@luzzu/domain/contracts'
import { Button, IconButton } from '@luzzu/ui'
import { X } from 'lucide-react'
import { type Decision, isOffered } from '../../../platform/booking-actions/booking-decisions'
import { Bar } from './BulkBar.styles'
import { bulkWordsOf, SELECTION_WORDS as WORDS } from './bulk-words'

type BulkBarProps = {
  selected: readonly Booking[]
  onAsk: (decision: Decision, bookings: readonly Booking[]) => void
  onClear: () => void
}

const LOOKS = { approve: 'primary', decline: 'plain', delete: 'plain' } as const

/** What can be done with the bookings that are ticked. */
export function BulkBar({ selected, onAsk, onClear }: BulkBarProps) {
  const pending = selected.filter(({ status }) => status === 'Pending')

  return (
    <Bar role="region" aria-label={WORDS.bar} data-action-bar>
      <b role="status">
        {selected.length} {WORDS.selected}
      </b>
      {pending.length < selected.length && <small>{WORDS.onlyPending(pending.length)}</small>}
      <div data-end>
        {(['approve', 'decline', 'delete'] as const).map((decision) => {
          const concerned = selected.filter(({ status }) => isOffered(decision, status))
          return (
            <Button
              key={decision}
              size="small"
              variant={LOOKS[decision]}
              disabledReason={concerned.length === 0 ? WORDS.noPending : undefined}
              onClick={() => onAsk(decision, concerned)}
            >
              {bulkWordsOf(decision, concerned.length).label}
            </Button>
          )
        })}
        <IconButton aria-label={WORDS.clear} icon={<X aria-hidden="true" />} onClick={onClear} />
      </div>
    </Bar>
  )
}
