import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../../../tools/test/free-port.ts'
import { startServerProcess } from '../../../test/support/server-process'
import { testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'
import { startTracing } from './start-tracing'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type ExportedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: Attribute[]
}
type Exported = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ExportedSpan[] }[] }[]
}

const [SERVER, CLIENT] = [2, 3]
const PERSON = {
  username: 'Maria Vella',
  mail: 'maria@example.com',
  password: 'salt and sun',
  phone: '+35679000000',
}

/** Receives traces over HTTP and JSON, as a collector does. */
async function startCollector() {
  const received: Exported[] = []
  const server = createServer(async (request, response) => {
    expect(request.url).toBe('/v1/traces')
    received.push((await json(request)) as Exported)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const attributesOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('a request and its queries are one trace, and tell nothing of anybody', async () => {
  const { url, received } = await startCollector()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url)
  vi.stubEnv('OTEL_SERVICE_NAME', 'boats')
  const tracing = startTracing(isOnPostgres ? 'postgresql' : 'sqlite')
  const { app } = await testApp({ tracing })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const reply = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: foreign },
    body: JSON.stringify(PERSON),
  })
  expect(reply.status).toBe(201)
  await fetch(`${address}/api/time-slots`)
  await tracing.stop()

  const [first] = received.flatMap(({ resourceSpans }) => resourceSpans)
  expect(attributesOf(first?.resource ?? { attributes: [] })).toMatchObject({ 'service.name': 'boats' })
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
  const request = spans.find(({ name }) => name === 'POST /api/register')
  expect(request).toMatchObject({ kind: SERVER })
  expect(request?.parentSpanId ?? '').toBe('')
  expect(request?.traceId).not.toBe('a'.repeat(32))
  expect(attributesOf(request ?? { attributes: [] })).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/register',
    'http.response.status_code': 201,
    'luzzu.request_id': reply.headers.get('x-request-id'),
  })
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(queries.map(({ kind, traceId }) => [kind, traceId])).toEqual(
    queries.map(() => [CLIENT, request?.traceId]),
  )
  const inserted = queries
    .map(attributesOf)
    .find((query) => /^insert into "account"/.test(String(query['db.query.text'])))
  expect(inserted).toMatchObject({
    'db.system.name': isOnPostgres ? 'postgresql' : 'sqlite',
    'db.operation.name': 'INSERT',
  })
  // Prepared reads are traced as well.
  const slots = spans.find(({ name }) => name === 'GET /api/time-slots')
  expect(spans.filter(({ parentSpanId }) => parentSpanId === slots?.spanId).length).toBeGreaterThan(0)
  for (const secret of Object.values(PERSON)) expect(JSON.stringify(received)).not.toContain(secret)
})

test('a server whose collector is gone answers and stops as without it', async () => {
  const { child, url, output } = await startServerProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  })
  for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/api/faqs`)).status).toBe(200)
  await expect.poll(output).toContain('traces were not exported')
  child.kill('SIGTERM')
  // A server that hangs is ended with an error.
  expect(await once(child, 'exit')).toEqual([0, null])
})
