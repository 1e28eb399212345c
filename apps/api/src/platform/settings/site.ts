import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '@luzzu/domain'
import type { Config } from '../config/config'
import type { CatalogueRevision } from '../database/catalogue-revision'
import { fromJson } from '../database/json-text'
import type { Db } from '../database/schema'

/** The business: addresses and time zone from the operator, everything else from its settings. */
export type Site = {
  url: string
  timeZone: string
  name: string
  currency: string
  /** Names this installation for good: a UUID. */
  installation: string
  settings: Settings
  /** Whether payments are on, or were once: bookings may have orders. */
  keepsOrders: boolean
}

/** What rules depend on besides the catalogue. */
export type Moment = { site: Site; now: Date }

/** Finds the site as it is set now, by any process. */
export type FindSite = () => Promise<Site>

/** The stored changes with their version; 0 while there are none. */
export type StoredSettings = { changed: SettingsChange; version: number }

export async function findStoredSettings(db: Db): Promise<StoredSettings> {
  const row = await db.selectFrom('settings').select(['changed', 'version']).executeTakeFirst()
  return row ? { changed: fromJson(row.changed), version: row.version } : { changed: {}, version: 0 }
}

/** The settings, with those of the environment and of the product where nobody has set them. */
export function settingsOf({ name, currency }: Config['site'], changed: SettingsChange): Settings {
  const { contact, payments, seller, ...own } = changed
  return {
    ...DEFAULT_SETTINGS,
    site_name: name,
    currency,
    ...own,
    contact: { ...DEFAULT_SETTINGS.contact, ...contact },
    payments: { ...DEFAULT_SETTINGS.payments, ...payments },
    seller: { ...DEFAULT_SETTINGS.seller, ...seller },
  }
}

export async function findSite(db: Db, configured: Config['site']): Promise<Site> {
  const { changed } = await findStoredSettings(db)
  const settings = settingsOf(configured, changed)
  const { url, timeZone } = configured
  const { uuid: installation } = await db.selectFrom('installation').select('uuid').executeTakeFirstOrThrow()
  return {
    url,
    timeZone,
    installation,
    name: settings.site_name,
    currency: settings.currency,
    settings,
    keepsOrders: changed.payments !== undefined,
  }
}

/** Reads the site again only after a change of the catalogue, to which the settings belong. */
export function siteFinder(
  db: Db,
  configured: Config['site'],
  { revision: findRevision }: CatalogueRevision,
): FindSite {
  let known: { revision: number; site: Site } | undefined
  return async () => {
    const revision = findRevision()
    if (known && known.revision === revision) return known.site
    const site = await findSite(db, configured)
    known = revision === undefined ? undefined : { revision, site }
    return site
  }
}
