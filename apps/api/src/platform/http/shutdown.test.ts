import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'

const BODY = JSON.stringify({ mail: 'nobody@example.com', password: 'a wrong password' })

for (const request of ['GET /api/faqs', 'GET /', 'POST /api/password-resets'])
  test(`while the server stops, ${request} on an open connection is a 503 that says when to come back`, async () => {
    const { app } = await testApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    const arrived = once(app.server, 'request')
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`,
    )
    await arrived
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    socket.write(`${BODY}${request} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`)
    await once(socket, 'close')
    await closed
    // What had begun is finished.
    expect(received).toMatch(/^HTTP\/1\.1 401 /)
    const [, refusal = ''] = received.split(/(?=HTTP\/1\.1 503 )/)
    expect(refusal).toMatch(/^retry-after: \d+\r$/im)
    expect(refusal).toMatch(/^content-type: application\/problem\+json/im)
    expect(refusal).toMatch(/^connection: close\r$/im)
    const [, id] = /^x-request-id: (\S+)/im.exec(refusal) ?? []
    expect(JSON.parse(refusal.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      type: '/problems/unavailable',
      status: 503,
      instance: `/req/${id}`,
    })
  })
