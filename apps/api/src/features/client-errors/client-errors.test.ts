import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'

const ERROR = {
  area: 'admin',
  version: '1.4.0',
  message: 'No customer maria@example.com',
  stack: '/remotes/admin/assets/common-a1.js:1:2',
}

async function start(environment: Record<string, string> = {}) {
  const lines: string[] = []
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { app } = await testApp({ log, environment })
  const report = (payload: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/client-errors',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { app, report, logged: () => lines.map((line) => JSON.parse(line)) }
}

test('an error in an area is logged with area and version, without what is about a person', async () => {
  const { app, report, logged } = await start()
  expect((await report(ERROR)).statusCode).toBe(204)
  expect(logged().map(({ clientError }) => clientError)).toEqual([{ ...ERROR, message: 'No customer …' }])
  expect(await app.metrics.metrics()).toContain('client_errors_total{area="admin"} 1')
})

test.each<[string, unknown, number]>([
  ['that is no JSON', 'nonsense', 400],
  ['without fields', {}, 422],
  ['with no name of an area', { ...ERROR, area: 'Else where' }, 422],
  ['with a long message', { ...ERROR, message: 'x'.repeat(301) }, 422],
  ['with another type', { ...ERROR, stack: ['x'] }, 422],
  ['beyond 8 KiB', { ...ERROR, stack: 'x'.repeat(9000) }, 413],
])('a report %s is refused and not logged', async (_name, payload, status) => {
  const { report, logged } = await start()
  expect((await report(payload)).statusCode).toBe(status)
  expect(logged()).toEqual([])
})

test('one network may report little, and all together fill no log', async () => {
  const limited = await start({ RATE_LIMIT: 'on' })
  for (let count = 0; count < 20; count += 1) expect((await limited.report(ERROR)).statusCode).toBe(204)
  const refused = await limited.report(ERROR)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toHaveProperty('retry-after')

  const { report, logged } = await start()
  await Promise.all(Array.from({ length: 100 }, () => report(ERROR)))
  expect(logged()).toHaveLength(60)
})
