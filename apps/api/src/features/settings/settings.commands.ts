import { formatMeetingPoint, type Settings, type SettingsChange } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import type { Config } from '../../platform/config/config'
import { toJson } from '../../platform/database/json-text'
import { lockRow } from '../../platform/database/lock-row'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { requireTag, type Tagged, tagged } from '../../platform/http/cache/versions'
import { findStoredSettings, type StoredSettings, settingsOf } from '../../platform/settings/site'

type Change = { change: SettingsChange; ifMatch: string | undefined; configured: Config['site'] }

/** Changes the settings that were sent; of contact, payments and seller, too, only what was sent. */
export function changeSettings(
  db: Db,
  actor: Actor,
  { change, ifMatch, configured }: Change,
): Promise<StoredSettings> {
  return inTransaction(db, async (tx) => {
    const before = await lockSettings(tx)
    await requireTag(ifMatch, () => toRecord(configured, before))
    if (Object.keys(change).length === 0) return before
    const changed: SettingsChange = {
      ...before.changed,
      ...change,
      ...(change.contact && { contact: { ...before.changed.contact, ...change.contact } }),
      ...(change.payments && { payments: { ...before.changed.payments, ...change.payments } }),
      ...(change.seller && { seller: { ...before.changed.seller, ...change.seller } }),
    }
    const after = { changed, version: before.version + 1 }
    await tx
      .updateTable('settings')
      .set({ changed: toJson(changed), version: after.version })
      .execute()
    await recordChange(tx, actor, {
      action: 'updated',
      entity: 'settings',
      id: 1,
      before: recordOf(settingsOf(configured, before.changed)),
      after: recordOf(settingsOf(configured, changed)),
    })
    return after
  })
}

/** The stored settings, locked until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<StoredSettings> {
  await tx
    .insertInto('settings')
    .values({ id: 1, changed: toJson({}), version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockRow(tx, 'settings', 1)
  return findStoredSettings(tx)
}

/** The settings as they are sent; what nobody has set comes from the environment. */
export function toRecord(
  configured: Config['site'],
  { changed, version }: StoredSettings,
): Tagged<Settings & { time_zone: string }> {
  return tagged({ ...settingsOf(configured, changed), time_zone: configured.timeZone }, version)
}

/** Fields in a row, as the history shows them. */
function recordOf(settings: ReturnType<typeof settingsOf>) {
  const { contact, opening_hours, meeting_point, payments, seller, ...own } = settings
  const { links, ...details } = contact
  const { refund_tiers, mode, ...paid } = payments
  return {
    ...own,
    ...details,
    ...paid,
    payments: mode,
    refund_tiers: refund_tiers && JSON.stringify(refund_tiers),
    ...Object.fromEntries(Object.entries(seller).map(([name, value]) => [`seller_${name}`, value])),
    links: JSON.stringify(links),
    opening_hours: JSON.stringify(opening_hours),
    meeting_point: meeting_point && formatMeetingPoint(meeting_point),
  }
}
