import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import type { Decidable, Decision } from '../../platform/booking-actions/booking-decisions'
import { DecideButtons } from '../../platform/booking-actions/DecideButtons'
import { StatusBadge } from '../../platform/booking-actions/StatusBadge'
import { bookingsPath } from '../../platform/paths'
import { Party } from './Manifest.styles'

export type OnAsk = (decision: Decision, booking: Decidable) => void

/** Those who come with one booking; decided about in place while they wait. */
export function PartyCard({ booking, onAsk }: { booking: ManifestEntry; onAsk: OnAsk }) {
  const { id, status, username, slot_name, addons, phone, mail } = booking
  const facts = [slot_name, String(id), ...addons.map(({ addon_name }) => addon_name)]
  const isWaiting = status === 'Pending'

  return (
    <Party data-row data-key={id} data-waiting={isWaiting || undefined}>
      <Link to={bookingsPath({ id, status })}>{username}</Link>
      {isWaiting && <StatusBadge status={status} />}
      <small>{facts.join(' · ')}</small>
      <small>
        <a href={`tel:${phone}`}>{phone}</a> · <a href={`mailto:${mail}`}>{mail}</a>
      </small>
      {isWaiting && (
        <div data-decide>
          <DecideButtons booking={booking} onAsk={onAsk} withIcon />
        </div>
      )}
    </Party>
  )
}
