import { DEFAULT_SETTINGS, dateIn } from '@luzzu/domain'
import type { Site } from '@luzzu/domain/contracts'

const ELEVEN = 11
const HALF_AN_HOUR_MS = 30 * 60_000

/**
 * A zone in which it is about eleven now, whatever the hour of whoever looks at a story: from half past ten to half past
 * eleven, so that no slot ends while a run of all stories crosses the hour.
 */
function zoneAtEleven(): string {
  const ahead = ELEVEN - new Date(Date.now() + HALF_AN_HOUR_MS).getUTCHours()
  const offset = ahead < -12 ? ahead + 24 : ahead
  return offset >= 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`
}

/** A business where some slots of today have ended, some are in progress and some are to come. */
export const SITE_AT_ELEVEN: Site = {
  ...DEFAULT_SETTINGS,
  time_zone: zoneAtEleven(),
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
}

/** Today there. */
export const DAY_AT_ELEVEN = dateIn(SITE_AT_ELEVEN.time_zone, new Date())
