import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startServerProcess } from './testing/server-process'
import { isOnPostgres } from './testing/test-database'

test.skipIf(isOnPostgres)(
  'the server goes on and stops in order when nobody reads its output any more',
  async () => {
    const { child, url } = await startServerProcess()
    child.stdout?.destroy()
    child.stderr?.destroy()
    // Each of these is a line of the log that cannot be written.
    for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/api/dashboard`)).status).toBe(401)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  40_000,
)
