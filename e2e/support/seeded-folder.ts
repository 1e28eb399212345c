import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEEDED } from './seed-product.ts'

/** A copy of the seeded data folder, so that workers do not share bookings. */
export function seededFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-e2e-'))
  cpSync(SEEDED, folder, { recursive: true })
  return folder
}
