import { useLocation, useNavigate } from '@luzzu/routing'
import { PageHeader, Tabs } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { usePageTitle } from '../../platform/use-page-title'
import { CalendarFeedsTab } from './calendar-feeds/CalendarFeedsTab'
import { INTEGRATIONS_COPY as COPY } from './integrations.copy'
import { TokensTab } from './tokens/TokensTab'
import { WebhooksTab } from './webhooks/WebhooksTab'

const TABS = [
  { key: 'tokens', path: PATHS.integrations, label: COPY.tabs.tokens, panel: <TokensTab kind="program" /> },
  {
    key: 'resellers',
    path: PATHS.resellers,
    label: COPY.tabs.resellers,
    panel: <TokensTab kind="reseller" />,
  },
  { key: 'webhooks', path: PATHS.webhooks, label: COPY.tabs.webhooks, panel: <WebhooksTab /> },
  {
    key: 'calendarFeeds',
    path: PATHS.calendarFeeds,
    label: COPY.tabs.calendarFeeds,
    panel: <CalendarFeedsTab />,
  },
] as const

function tabAt(path: string) {
  const plain = path.replace(/\/$/, '')
  return TABS.find((tab) => tab.path === plain) ?? TABS[0]
}

/** What other programs may read and are told: calendars and the like, in tabs. */
export default function IntegrationsPage() {
  const navigate = useNavigate()
  const tab = tabAt(useLocation().pathname)
  return (
    <>
      <title>{usePageTitle(tab.label)}</title>
      <PageHeader title={COPY.title} />
      <Tabs
        aria-label={COPY.title}
        variant="line"
        selected={tab.key}
        onChange={(key) => {
          const chosen = TABS.find((one) => one.key === key)
          if (chosen) navigate(chosen.path)
        }}
        tabs={TABS}
      />
    </>
  )
}
