import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder, which is removed with the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
