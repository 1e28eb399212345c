import { DEFAULT_SETTINGS, dateIn } from '@luzzu/domain'
import type { Site } from '@luzzu/domain/contracts'

const ELEVEN = 11

/** A zone in which it is between eleven and twelve now, whatever the hour of whoever looks at a story. */
function zoneAtEleven(): string {
  const ahead = ELEVEN - new Date().getUTCHours()
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
