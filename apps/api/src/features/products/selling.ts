import { type CalendarDate, dateIn } from '@luzzu/domain'
import type { Clock } from '../../platform/clock'
import type { FindSite, Site } from '../../platform/settings/site'

/** What the lowest prices depend on besides the catalogue: the booking window, and the day it begins with. */
export type Selling = { site: Site; today: CalendarDate }

export async function findSelling({
  findSite,
  clock,
}: {
  findSite: FindSite
  clock: Clock
}): Promise<Selling> {
  const site = await findSite()
  return { site, today: dateIn(site.timeZone, clock.now()) }
}
