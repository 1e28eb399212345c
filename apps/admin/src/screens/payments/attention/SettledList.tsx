import { LIST_QUERY } from '@luzzu/api-client'
import { useListSettledAttentionQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { SettledAttention } from '@luzzu/domain/contracts'
import { Accordion } from '@luzzu/ui'
import { NoteText } from '../../../booking/notes/NoteButton'
import { ATTENTION_LABELS } from '../../../booking/payments/payments.copy'
import { Instant } from '../../../platform/Instant'
import { useReference } from '../../../platform/refresh/live-queries'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages as messages } from '../payments-screen.copy'
import { AttentionRow } from './Attention.styles'

/** What staff have settled and how, where there is any. */
export function SettledList() {
  const { data: entries = [] } = useReference(useListSettledAttentionQuery(undefined, LIST_QUERY))
  if (entries.length === 0) return null
  const list = (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <SettledEntry entry={entry} />
        </li>
      ))}
    </ul>
  )
  return <Accordion items={[{ key: 'settled', title: COPY.settledBefore, content: list }]} />
}

function SettledEntry({ entry }: { entry: SettledAttention }) {
  const { currency } = useSite()
  const { kind, amount, text, note, settled_at, settled_by } = entry
  return (
    <AttentionRow>
      <div>
        <strong>
          {ATTENTION_LABELS[kind]}, {formatMoney(amount, currency)}
        </strong>
        <p>{text}</p>
        {note !== '' && (
          <p>
            <NoteText>{note}</NoteText>
          </p>
        )}
        <small>
          <Instant at={settled_at} /> {messages.settledBy(settled_by)}
        </small>
      </div>
    </AttentionRow>
  )
}
