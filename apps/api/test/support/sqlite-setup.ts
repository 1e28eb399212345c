import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate'
import { openSqlite } from '../../src/platform/database/sqlite/open-sqlite'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated SQLite file, copied for each test. */
    template: string
  }
}

const folder = mkdtempSync(join(tmpdir(), 'luzzu-template-'))

/** Migrates the template; each test works on a copy. */
export async function setup(project: TestProject): Promise<void> {
  const template = join(folder, 'template.sqlite')
  const database = openSqlite(template)
  await migrate(database)
  await database.close()
  project.provide('template', template)
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
