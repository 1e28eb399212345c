import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startServerProcess, statusOf } from '../test/support/server-process'
import { isOnPostgres } from '../test/support/test-database'

test.skipIf(isOnPostgres)(
  'the server runs on and stops in order when the reader of its output is gone',
  async () => {
    const { child, url } = await startServerProcess()
    child.stdout?.destroy()
    child.stderr?.destroy()
    // Each request is a log line that cannot be written.
    for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/api/dashboard`)).status).toBe(401)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)

test.skipIf(isOnPostgres || !existsSync('/dev/full'))(
  'the server runs on when its log cannot be written because the disk is full',
  async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const { child, url } = await startServerProcess({}, full)
    // A busy machine may reject one of them, which is logged as well.
    for (let count = 0; count < 20; count += 1)
      expect([401, 503]).toContain(await statusOf(`${url}/api/dashboard`))
    await expect.poll(() => statusOf(`${url}/api/faqs`)).toBe(200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)
