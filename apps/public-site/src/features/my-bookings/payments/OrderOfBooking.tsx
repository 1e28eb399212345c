import { messageOf } from '@luzzu/api-client'
import { useDownloadDocumentMutation } from '@luzzu/api-client/documents'
import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { DOCUMENT_TITLES, documentFile, formatMoney } from '@luzzu/domain'
import type { Order, SalesDocument } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Button, ErrorState, Row, Skeleton, Stack, size } from '@luzzu/ui'
import { Download } from 'lucide-react'
import { useErrorToast } from '../../../platform/use-error-toast'
import { PAYMENTS_COPY as COPY, paymentMessages } from './payments.copy'

/** What came back, the receipts, and the refund policy as it was sold. */
export function OrderOfBooking({ orderId }: { orderId: number }) {
  const order = useGetOrderQuery(orderId, { refetchOnMountOrArgChange: true })
  if (order.data) return <OrderContent order={order.data} />
  if (order.isError)
    return <ErrorState title={COPY.notLoaded} onRetry={order.refetch} retrying={order.isFetching} />
  return <Skeleton shape="block" height={size(20)} label={COPY.loading} />
}

function OrderContent({ order }: { order: Order }) {
  const { currency } = useSite()
  const pending = order.refunds.filter(({ status }) => status === 'pending')
  return (
    <Stack gap={3}>
      {pending.map(({ id, amount }) => (
        <p key={id}>
          <strong>{formatMoney(amount, currency)}</strong> {COPY.pending}
        </p>
      ))}
      {order.documents.length > 0 && (
        <div>
          <Row role="group" aria-label={COPY.documents}>
            {order.documents.map((document) => (
              <DocumentButton key={document.id} document={document} />
            ))}
          </Row>
        </div>
      )}
      {order.paid > 0 && order.policy && <p>{order.policy.text}</p>}
    </Stack>
  )
}

function DocumentButton({ document: { id, kind, number } }: { document: SalesDocument }) {
  const [download, { isLoading }] = useDownloadDocumentMutation()
  const errorToast = useErrorToast()
  async function start() {
    errorToast.dismiss()
    const { data, error } = await download(id)
    if (data) saveFile(documentFile(number), data)
    else errorToast.show(messageOf(error, paymentMessages.notDownloaded(number)))
  }
  return (
    <Button
      size="small"
      variant="plain"
      icon={<Download aria-hidden="true" />}
      loading={isLoading}
      onClick={() => void start()}
    >
      {DOCUMENT_TITLES[kind]} {number}
    </Button>
  )
}
