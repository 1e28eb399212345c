import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { usePayments } from '@luzzu/api-client/site'
import { PageHeader, Stack } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { OrderDialog } from '../../booking/payments/lazy-dialogs'
import { Muted } from '../../booking/payments/online/online.styles'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { WebhookStatus } from '../../booking/payments/online/WebhookStatus'
import { PageTabs, usePageTab } from '../../platform/PageTabs'
import { useDialogState } from '../../platform/use-dialog-state'
import { usePageTitle } from '../../platform/use-page-title'
import { AttentionPanel } from './attention/AttentionPanel'
import { BalancesTab } from './balances/BalancesTab'
import { DocumentsTab } from './documents/DocumentsTab'
import { PAYMENTS_SCREEN_COPY as COPY } from './payments-screen.copy'
import { ReceivedTab } from './received/ReceivedTab'
import { RefundsPanel } from './refunds/RefundsPanel'

const TABS = [
  { key: 'balances', path: PATHS.payments, label: COPY.tabs.balances, Panel: BalancesTab },
  { key: 'received', path: PATHS.paymentsReceived, label: COPY.tabs.received, Panel: ReceivedTab },
  {
    key: 'documents',
    path: PATHS.documents,
    label: COPY.tabs.documents,
    short: COPY.receipts,
    Panel: DocumentsTab,
  },
] as const

/** What needs attention and which refunds are to be handed over, then who owes what, what came in, and every receipt and credit note. */
export default function PaymentsPage() {
  const tab = usePageTab(TABS)
  const isOnline = usePayments()?.mode === 'online'
  const shown = useDialogState<number>()
  const show = { onShow: shown.open, isShowing: shown.isOpen }
  return (
    <>
      <title>{usePageTitle(tab.key === 'balances' ? COPY.title : tab.label)}</title>
      <PageHeader title={COPY.title} />
      <TestModeBanner />
      <Stack gap={4}>
        <AttentionPanel {...show} />
        <RefundsPanel {...show} />
        {isOnline && (
          <Muted>
            <WebhookStatus />
          </Muted>
        )}
        <PageTabs
          label={COPY.title}
          selected={tab}
          tabs={TABS.map(({ Panel, ...at }) => ({ ...at, panel: <Panel {...show} /> }))}
        />
      </Stack>
      {shown.value !== undefined && (
        <OrderOfId key={shown.formKey} orderId={shown.value} open={shown.isOpen} onClose={shown.close} />
      )}
    </>
  )
}

type OrderOfIdProps = { orderId: number; open: boolean; onClose: () => void }

/** The payments of an order, by its first booking if it has one. */
function OrderOfId({ orderId, open, onClose }: OrderOfIdProps) {
  const { currentData, isError } = useGetOrderQuery(orderId, { skip: !open })
  if (!currentData && !isError) return null
  return <OrderDialog booking={currentData?.bookings[0]} orderId={orderId} open={open} onClose={onClose} />
}
