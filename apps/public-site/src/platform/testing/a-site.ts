import { DEFAULT_SETTINGS } from '@luzzu/domain'
import type { Site } from '@luzzu/domain/contracts'

/** What the pages know of a business, with defaults. */
export const aSite = (part: Partial<Site> = {}): Site => ({
  ...DEFAULT_SETTINGS,
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  ...part,
})
