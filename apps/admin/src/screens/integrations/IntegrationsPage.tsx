import { PageHeader } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { PageTabs, usePageTab } from '../../platform/PageTabs'
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

/** What other programs may read and are told: calendars and the like, in tabs. */
export default function IntegrationsPage() {
  const tab = usePageTab(TABS)
  return (
    <>
      <title>{usePageTitle(tab.label)}</title>
      <PageHeader title={COPY.title} />
      <PageTabs label={COPY.title} selected={tab} tabs={TABS} />
    </>
  )
}
