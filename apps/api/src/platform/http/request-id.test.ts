import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('every response names its request, and a problem is an instance of the same name', async () => {
  const { app, signedIn } = await testApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { headers } = await signedIn()
  const ids = new Set<string>()
  for (const [path, options] of [
    ['/api/faqs', {}],
    ['/api/faqs', {}],
    ['/api/faqs/999', {}],
    ['/api/dashboard', {}],
    ['/api/dashboard', { headers }],
    ['/api/login', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['/api/faqs/%ff', {}],
    ['/healthz', {}],
    ['/metrics', {}],
    ['/', {}],
    ['/remotes.json', {}],
    ['/nowhere.js', {}],
  ] as const) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, options)
    const id = reply.headers.get('x-request-id') ?? ''
    expect([path, id]).toEqual([path, expect.stringMatching(UUID)])
    ids.add(id)
    if (reply.headers.get('content-type')?.startsWith('application/problem+json'))
      expect(((await reply.json()) as { instance: string }).instance).toBe(`/req/${id}`)
  }
  expect(ids.size).toBe(12)
})

test('so does the response to broken HTTP', async () => {
  const { app } = await testApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  for (const bytes of ['FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n']) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(bytes)
    await once(socket, 'close')
    const [, id = ''] = /^x-request-id: (\S+)/im.exec(answer) ?? []
    expect(id).toMatch(UUID)
    expect(answer).toContain(`"instance":"/req/${id}"`)
  }
})

test('the log follows a booking by its id from the request to the email', async () => {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { app, db, signedIn } = await testApp({ log: { level: 'info', stream } })
  const customer = await signedIn()
  const staff = await signedIn({ admin: true })
  const product = await aProduct(db)
  const payload = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  const reply = await app.inject({ method: 'POST', url: '/api/bookings', headers: customer.headers, payload })
  const { id } = reply.json()
  const decision = { method: 'PUT', url: `/api/bookings/${id}`, headers: staff.headers } as const
  await app.inject({ ...decision, payload: { status: 'Confirmed' } })
  await app.relay.runOnce()

  const about = lines.filter(({ booking }) => booking === id)
  expect(about).toMatchObject([
    { msg: 'request', method: 'POST', reqId: reply.headers['x-request-id'], status: 201 },
    { msg: 'request', method: 'PUT', status: 200 },
    { msg: 'an email was sent', kind: 'booking-received' },
    { msg: 'an email was sent', kind: 'booking-confirmed' },
  ])
})
