import { cpSync } from 'node:fs'
import { SEEDED } from './seed-product.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A copy of the seeded data folder, so that products do not share bookings. */
export function seededFolder(): string {
  const folder = temporaryFolder()
  cpSync(SEEDED, folder, { recursive: true })
  return folder
}
