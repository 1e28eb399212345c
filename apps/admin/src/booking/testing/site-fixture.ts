import { DEFAULT_SETTINGS, dateIn } from '@luzzu/domain'
import type { Site } from '@luzzu/domain/contracts'

/** A business where some slots of today have ended, some are in progress and some are to come: stories begin at eleven. */
export const SITE_AT_ELEVEN: Site = {
  ...DEFAULT_SETTINGS,
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
}

/** Today there. */
export const DAY_AT_ELEVEN = dateIn(SITE_AT_ELEVEN.time_zone, new Date())
