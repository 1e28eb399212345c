import { expect, test } from 'vitest'
import { testApp } from '../../../../test/support/test-app'
import { MINUTE } from '../../clock'

const OLD = {
  'csp-report': {
    'document-uri': 'https://boats.example/reset-password/a-secret?x=1',
    'blocked-uri': 'https://boats.example/api/password-resets/a-secret?secret',
    'effective-directive': 'script-src-elem',
  },
}
const NEW = [
  {
    type: 'csp-violation',
    body: { documentURL: 'https://boats.example/', blockedURL: 'inline', effectiveDirective: 'style-src' },
  },
]

async function start(environment: Record<string, string> = {}) {
  const lines: string[] = []
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { app, clock } = await testApp({ log, environment })
  const report = (payload: string, type = 'application/csp-report', headers: object = {}) =>
    app.inject({ method: 'POST', url: '/csp-report', headers: { 'content-type': type, ...headers }, payload })
  return { app, report, lines, clock }
}

test('a violation is logged without secrets in URLs', async () => {
  const { report, lines } = await start()

  expect((await report(JSON.stringify(OLD))).statusCode).toBe(204)
  expect((await report(JSON.stringify(NEW), 'application/reports+json')).statusCode).toBe(204)

  expect(lines.map((line) => JSON.parse(line).violation)).toEqual([
    {
      page: 'https://boats.example/reset-password/…',
      blocked: 'https://boats.example/api/password-resets/…',
      directive: 'script-src-elem',
    },
    { page: 'https://boats.example/', blocked: 'inline', directive: 'style-src' },
  ])
})

test.each([
  '',
  'nonsense',
  'null',
  '[]',
  '[null, 1]',
  '{"csp-report":null}',
  '{"csp-report":{"document-uri":7}}',
])('a report of %j is ignored', async (payload) => {
  const { report } = await start()
  expect((await report(payload)).statusCode).toBe(204)
})

test('reports are limited in size, type and number', async () => {
  const { report } = await start({ RATE_LIMIT: 'on' })
  expect((await report('x'.repeat(8 * 1024 + 1))).statusCode).toBe(413)
  expect((await report('x', 'text/html')).statusCode).toBe(415)
  const token = { authorization: 'Bearer bkt_live_x' }
  const send = () => report('{}', 'application/json', token)
  const statuses = await Promise.all(Array.from({ length: 70 }, send))
  expect(statuses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
})

test('all together fill no log', async () => {
  const { report, lines, clock } = await start()
  const many = JSON.stringify(Array.from({ length: 10 }, () => NEW[0]))
  for (let count = 0; count < 7; count += 1) await report(many)
  expect(lines).toHaveLength(60)
  clock.advance(MINUTE)
  await report(JSON.stringify(NEW))
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ leftOut: 10 })
})
