import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { OPERATIONS } from '@luzzu/domain/contracts'
import spectralCore from '@stoplight/spectral-core'
import Parsers from '@stoplight/spectral-parsers'
import { oas } from '@stoplight/spectral-rulesets'
import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../support/test-app'

const { Document, Spectral } = spectralCore

const ENDPOINTS = fileURLToPath(new URL('../../../../libs/api-client/src/endpoints', import.meta.url))

type OpenApi = { openapi: string; paths: Record<string, Record<string, unknown>> }

async function readDocument(): Promise<OpenApi> {
  const { app } = await testApp()
  return (await app.inject({ url: '/api/openapi.json' })).json()
}

const keyOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace('/api', '').replaceAll(/\{(\w+)\}/g, ':$1')}`

test('the document describes every operation, and every operation has its route', async () => {
  const { openapi, paths } = await readDocument()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => keyOf(method, path)),
  )
  expect(openapi).toBe('3.1.0')
  expect(described.sort()).toEqual([...Object.keys(OPERATIONS), 'GET /calendars/:secret.ics'].sort())
})

test('each operation documents its access and its problems', async () => {
  const { paths } = await readDocument()
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) {
      expect(operation).toMatchObject({
        description: expect.any(String),
        responses: { default: { content: { 'application/problem+json': expect.anything() } } },
      })
    }
  }
})

test('each response of a route has a schema that serializes, which the server compiles for the first one', async () => {
  const routes: RouteOptions[] = []
  await testApp({ onRoute: (route) => void routes.push(route) })
  const responses = routes.flatMap(({ method, url, schema }) =>
    Object.entries((schema?.response ?? {}) as Record<string, object>).map(([httpStatus, response]) => ({
      ...{ method: String(method), url, httpStatus },
      schema: response,
    })),
  )
  const compile = SerializerSelector()({}, {})

  expect(responses.length).toBeGreaterThan(200)
  for (const response of responses) expect(() => compile(response), response.url).not.toThrow()
})

test('every operation that the client requests is in the document', async () => {
  const { paths } = await readDocument()
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => keyOf(method, path)),
  )
  const source = readdirSync(ENDPOINTS)
    .map((file) => readFileSync(join(ENDPOINTS, file), 'utf8'))
    .join('\n')
  const requested = [...source.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']*)'/g)].map(([, key]) => key)

  expect(requested.length).toBeGreaterThan(60)
  expect(requested.filter((key = '') => !known.includes(key))).toEqual([])
})

test('the document passes the linter, and its examples match their schemas', async () => {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [[oas, 'all']] } as never)
  const document = new Document(JSON.stringify(await readDocument()), Parsers.Json, 'openapi.json')
  const findings = await spectral.run(document)
  expect(findings.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)).toEqual([])
})

test('the document for resellers passes the linter too, and needs no token', async () => {
  const { app } = await testApp()
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [[oas, 'all']] } as never)
  const { body } = await app.inject({ url: '/octo/openapi.json' })
  const findings = await spectral.run(new Document(body, Parsers.Json, 'openapi.json'))
  expect(findings.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)).toEqual([])
})

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is sent compressed, and not again to who has it',
  async (url) => {
    const { app } = await testApp()
    const ask = (headers: Record<string, string>) => app.inject({ url, headers })

    const [plain, compressed] = [await ask({}), await ask({ 'accept-encoding': 'gzip, br' })]
    const known = await ask({ 'if-none-match': String(plain.headers.etag) })

    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag })
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect([known.statusCode, known.body]).toEqual([304, ''])
  },
)

test('the document is served as a page', async () => {
  const { app } = await testApp()
  const page = await app.inject({ url: '/api/docs' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('/api/bookings/{id}/undo')
})
