import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** An empty folder, which is removed with the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-e2e-'))
  folders.push(folder)
  return folder
}
