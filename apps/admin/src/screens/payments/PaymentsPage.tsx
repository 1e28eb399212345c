import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { usePayments } from '@luzzu/api-client/site'
import { useLocation, useNavigate } from '@luzzu/routing'
import { PageHeader, Stack, Tabs } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { OrderDialog } from '../../booking/payments/lazy-dialogs'
import { Muted } from '../../booking/payments/online/online.styles'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { WebhookSeen } from '../../booking/payments/online/WebhookSeen'
import { useDialogState } from '../../platform/use-dialog-state'
import { usePageTitle } from '../../platform/use-page-title'
import { AttentionPanel } from './attention/AttentionPanel'
import { BalancesTab } from './balances/BalancesTab'
import { DocumentsTab } from './documents/DocumentsTab'
import { PAYMENTS_SCREEN_COPY as COPY } from './payments-screen.copy'
import { ReceivedTab } from './received/ReceivedTab'

const TABS = [
  { key: 'balances', path: PATHS.payments, label: COPY.tabs.balances, Panel: BalancesTab },
  { key: 'received', path: PATHS.paymentsReceived, label: COPY.tabs.received, Panel: ReceivedTab },
  { key: 'documents', path: PATHS.documents, label: COPY.tabs.documents, Panel: DocumentsTab },
] as const

function tabAt(path: string) {
  const plain = path.replace(/\/$/, '')
  return TABS.find((tab) => tab.path === plain) ?? TABS[0]
}

/** What needs attention, then who owes what, what came in, and every receipt and credit note. */
export default function PaymentsPage() {
  const navigate = useNavigate()
  const tab = tabAt(useLocation().pathname)
  const isOnline = usePayments()?.mode === 'online'
  const shown = useDialogState<number>()
  return (
    <>
      <title>{usePageTitle(tab.key === 'balances' ? COPY.title : tab.label)}</title>
      <PageHeader title={COPY.title} />
      <TestModeBanner />
      <Stack gap={4}>
        <AttentionPanel onShow={shown.open} />
        {isOnline && (
          <Muted>
            <WebhookSeen />
          </Muted>
        )}
        <Tabs
          aria-label={COPY.title}
          variant="line"
          selected={tab.key}
          onChange={(key) => {
            const chosen = TABS.find((one) => one.key === key)
            if (chosen) navigate(chosen.path)
          }}
          tabs={TABS.map(({ key, label, Panel }) => ({ key, label, panel: <Panel onShow={shown.open} /> }))}
        />
      </Stack>
      {shown.value !== undefined && (
        <OrderOfId key={shown.formKey} orderId={shown.value} open={shown.isOpen} onClose={shown.close} />
      )}
    </>
  )
}

type OrderOfIdProps = { orderId: number; open: boolean; onClose: () => void }

/** The payments of an order, by its first booking. */
function OrderOfId({ orderId, open, onClose }: OrderOfIdProps) {
  const { currentData } = useGetOrderQuery(orderId, { skip: !open })
  const booking = currentData?.bookings[0]
  return booking ? <OrderDialog booking={booking} open={open} onClose={onClose} /> : null
}
