import { PageHeader } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { PageTabs, usePageTab } from '../../platform/PageTabs'
import { usePageTitle } from '../../platform/use-page-title'
import { ActivityTypesTab } from './activity-types/ActivityTypesTab'
import { AddonsTab } from './addons/AddonsTab'
import { ProductsTab } from './products/ProductsTab'
import { RENTAL_COPY as COPY } from './rental-services.copy'
import { SchedulesTab } from './schedule/SchedulesTab'
import { TimeSlotsTab } from './time-slots/TimeSlotsTab'

const TABS = [
  { key: 'services', path: PATHS.rentalServices, label: COPY.tabs.services, panel: <ProductsTab /> },
  {
    key: 'activityTypes',
    path: PATHS.activityTypes,
    label: COPY.tabs.activityTypes,
    panel: <ActivityTypesTab />,
  },
  { key: 'addons', path: PATHS.addons, label: COPY.tabs.addons, panel: <AddonsTab /> },
  { key: 'timeSlots', path: PATHS.timeSlots, label: COPY.tabs.timeSlots, panel: <TimeSlotsTab /> },
  { key: 'schedules', path: PATHS.schedules, label: COPY.tabs.schedules, panel: <SchedulesTab /> },
] as const

/** Manages the catalogue: products, activity types, add-ons, time slots and schedules, in tabs. */
export default function RentalServicesPage() {
  const tab = usePageTab(TABS)
  return (
    <>
      <title>{usePageTitle(tab.label)}</title>
      <PageHeader title={COPY.title} />
      <PageTabs label={COPY.title} selected={tab} tabs={TABS} />
    </>
  )
}
