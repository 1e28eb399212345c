import { formatMoney } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import type { Column } from '@luzzu/ui'
import { DocumentButton } from '../../../booking/payments/documents/DocumentButton'
import { Instant } from '../../../platform/Instant'
import { orderColumn } from '../order-column'
import { PAYMENTS_SCREEN_COPY as COPY, KIND_LABELS } from '../payments-screen.copy'

export function documentColumns(
  currency: string,
  onShow: (orderId: number) => void,
): Column<SalesDocument>[] {
  return [
    { key: 'number', header: COPY.number, isRowHeader: true, cell: ({ number }) => number },
    {
      key: 'kind',
      header: COPY.kind,
      cell: ({ kind, credits }) =>
        credits ? `${KIND_LABELS[kind]} ${COPY.credits(credits)}` : KIND_LABELS[kind],
    },
    { key: 'issued', header: COPY.issued, cell: ({ issued_at }) => <Instant at={issued_at} /> },
    {
      key: 'amount',
      header: COPY.amount,
      align: 'end',
      cell: ({ amount, kind }) => `${kind === 'credit_note' ? '−' : ''}${formatMoney(amount, currency)}`,
    },
    orderColumn(onShow),
    {
      key: 'file',
      header: COPY.file,
      align: 'end',
      cell: (document) => <DocumentButton document={document} />,
    },
  ]
}
