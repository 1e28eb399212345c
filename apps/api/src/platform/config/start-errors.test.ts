import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { explainStartError } from './start-errors'

const failureOf = (listen: (server: ReturnType<typeof createServer>) => void) =>
  new Promise<unknown>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    listen(server)
  })

test('a port in use is named', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const error = await failureOf((server) => server.listen(port, '127.0.0.1'))
  taken.close()
  expect(explainStartError(error)).toBe(`PORT must be free. ${port} is in use already.`)
})

test('an unavailable host is named', async () => {
  const error = await failureOf((server) => server.listen(0, '192.0.2.1'))
  expect(explainStartError(error)).toBe('HOST must be an address of this machine. “192.0.2.1” is not.')
})

test('an unreachable database is named without its password', async () => {
  const client = new pg.Client('postgres://someone:secret@127.0.0.1:1/luzzu')
  const error = await client.connect().catch((reason: unknown) => reason)
  expect(explainStartError(error)).toBe(
    'DATABASE_URL must point to a running PostgreSQL server. None responds there.',
  )
})

test('a bug has no message', () => {
  expect(explainStartError(new TypeError('x is not a function'))).toBeUndefined()
})

test.each([
  ['0A000', 'extension "pg_trgm" is not available'],
  ['42501', 'permission denied to create extension "pg_trgm"'],
])('a PostgreSQL without pg_trgm (%s) is told with what to run', (code, message) => {
  const explained = explainStartError(Object.assign(new Error(message), { code }))
  expect(explained).toContain('create extension pg_trgm')
  expect(explainStartError(Object.assign(new Error('permission denied'), { code: '42501' }))).toBeUndefined()
})
