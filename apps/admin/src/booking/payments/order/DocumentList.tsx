import { useSite } from '@luzzu/api-client/site'
import { DOCUMENT_TITLES, formatMoney } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import { Instant } from '../../../platform/Instant'
import { DocumentButton } from '../documents/DocumentButton'
import { Entries, Entry, Part } from '../Entries.styles'
import { ORDER_COPY as COPY } from './order.copy'

/** Receipts and credit notes, each as a file; nothing where there are none. */
export function DocumentList({ documents }: { documents: readonly SalesDocument[] }) {
  const { currency } = useSite()
  if (documents.length === 0) return null
  return (
    <Part>
      <h3>{COPY.documents}</h3>
      <Entries>
        {documents.map((document) => (
          <li key={document.id}>
            <Entry>
              <div>
                <strong>{document.number}</strong> {DOCUMENT_TITLES[document.kind]},{' '}
                {document.is_damage && `${COPY.damage}, `}
                {formatMoney(document.amount, currency)}
                {document.cancelled_at && `, ${COPY.cancelled}`}
                <small>
                  <Instant at={document.issued_at} />
                </small>
              </div>
              <DocumentButton document={document} />
            </Entry>
          </li>
        ))}
      </Entries>
    </Part>
  )
}
