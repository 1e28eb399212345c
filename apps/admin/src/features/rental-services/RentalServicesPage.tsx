import { useNavigate } from '@luzzu/routing'
import { PageHeader, Tabs } from '@luzzu/ui'
import { usePageTitle } from '../../platform/layout/use-page-title'
import { PATHS } from '../../platform/paths'
import { ActivityTypesTab } from './activity-types/ActivityTypesTab'
import { AddonsTab } from './addons/AddonsTab'
import { ProductsTab } from './products/ProductsTab'
import { RENTAL_WORDS as WORDS } from './rental-words'

export type RentalTab = keyof typeof WORDS.tabs

const ADDRESSES: Record<RentalTab, string> = {
  services: PATHS.rentalServices,
  activityTypes: PATHS.activityTypes,
  addons: PATHS.addons,
}

const TABS = [
  { key: 'services', label: WORDS.tabs.services, panel: <ProductsTab /> },
  { key: 'activityTypes', label: WORDS.tabs.activityTypes, panel: <ActivityTypesTab /> },
  { key: 'addons', label: WORDS.tabs.addons, panel: <AddonsTab /> },
] as const satisfies readonly { key: RentalTab; label: string; panel: unknown }[]

/** What can be rented: services, the activities they belong to, and what can be added. */
export default function RentalServicesPage({ tab }: { tab: RentalTab }) {
  const navigate = useNavigate()
  return (
    <>
      <title>{usePageTitle(WORDS.tabs[tab])}</title>
      <PageHeader title={WORDS.title} />
      <Tabs
        aria-label={WORDS.title}
        variant="line"
        selected={tab}
        onChange={(key) => {
          const chosen = TABS.find((one) => one.key === key)
          if (chosen) navigate(ADDRESSES[chosen.key])
        }}
        tabs={TABS}
      />
    </>
  )
}
