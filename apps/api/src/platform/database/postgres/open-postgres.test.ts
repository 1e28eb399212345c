import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTemplate } from '../../../../test/support/test-database'
import { ConfigError } from '../../config/config'
import { openPostgres } from './open-postgres'

test('a server without durable commits is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-durable-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const address = (await copyTemplate(folder)) ?? ''
  const opening = openPostgres(address)
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(
    /^DATABASE_URL must point to a PostgreSQL server with durable commits/,
  )
})
