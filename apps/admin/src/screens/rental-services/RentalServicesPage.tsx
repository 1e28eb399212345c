import { useLocation, useNavigate } from '@luzzu/routing'
import { PageHeader, Tabs } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { usePageTitle } from '../../platform/use-page-title'
import { ActivityTypesTab } from './activity-types/ActivityTypesTab'
import { AddonsTab } from './addons/AddonsTab'
import { ProductsTab } from './products/ProductsTab'
import { RENTAL_COPY as COPY } from './rental-services.copy'
import { SchedulesTab } from './schedule/SchedulesTab'
import { TimeSlotsTab } from './time-slots/TimeSlotsTab'

type RentalTab = keyof typeof COPY.tabs

const TAB_PATHS: Record<RentalTab, string> = {
  services: PATHS.rentalServices,
  activityTypes: PATHS.activityTypes,
  addons: PATHS.addons,
  timeSlots: PATHS.timeSlots,
  schedules: PATHS.schedules,
}

const TABS = [
  { key: 'services', label: COPY.tabs.services, panel: <ProductsTab /> },
  { key: 'activityTypes', label: COPY.tabs.activityTypes, panel: <ActivityTypesTab /> },
  { key: 'addons', label: COPY.tabs.addons, panel: <AddonsTab /> },
  { key: 'timeSlots', label: COPY.tabs.timeSlots, panel: <TimeSlotsTab /> },
  { key: 'schedules', label: COPY.tabs.schedules, panel: <SchedulesTab /> },
] as const satisfies readonly { key: RentalTab; label: string; panel: unknown }[]

function tabAt(path: string): RentalTab {
  const plain = path.replace(/\/$/, '')
  return TABS.find(({ key }) => TAB_PATHS[key] === plain)?.key ?? 'services'
}

/** Manages the catalogue: products, activity types, add-ons, time slots and schedules, in tabs. */
export default function RentalServicesPage() {
  const navigate = useNavigate()
  const tab = tabAt(useLocation().pathname)
  return (
    <>
      <title>{usePageTitle(COPY.tabs[tab])}</title>
      <PageHeader title={COPY.title} />
      <Tabs
        aria-label={COPY.title}
        variant="line"
        selected={tab}
        onChange={(key) => {
          const chosen = TABS.find((one) => one.key === key)
          if (chosen) navigate(TAB_PATHS[chosen.key])
        }}
        tabs={TABS}
      />
    </>
  )
}
