import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, leasePort } from './free-port.ts'

/** A process that has asked for a port, and lasts as long as its standard input. */
async function startAsking() {
  const module = new URL('free-port.ts', import.meta.url)
  const ask = `import('${module}').then(async ({ freePort }) => process.stdout.write(String(await freePort()))); process.stdin.resume()`
  const child = spawn(process.execPath, ['-e', ask], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = await once(child.stdout, 'data')
  return { child, port: Number(port) }
}

test('no two callers are given the same port', async () => {
  const port = await freePort()
  expect(await leasePort(port)).toBe(false)
  const other = await startAsking()
  expect(await leasePort(other.port)).toBe(false)
})

test('a port is given again once its process has ended, which it does not delay, or was killed', async () => {
  const [ended, killed] = [await startAsking(), await startAsking()]
  ended.child.stdin.end()
  killed.child.kill('SIGKILL')
  await Promise.all([ended, killed].map(({ child }) => once(child, 'exit')))
  expect([await leasePort(ended.port), await leasePort(killed.port)]).toEqual([true, true])
})

test('a port on which another listens is not given', async () => {
  const { child, port } = await startAsking()
  child.stdin.end()
  await once(child, 'exit')
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  expect(await leasePort(port)).toBe(false)
  await once(server.close(), 'close')
  expect(await leasePort(port)).toBe(true)
})
