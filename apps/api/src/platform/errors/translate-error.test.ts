import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'

test('a visitor who hangs up while sending a body is no error of the server', async () => {
  const lines: string[] = []
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const { app } = await testApp({ log })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = once(app.server, 'request')
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"mail":',
  )
  const [message] = await arrived
  const closed = new Promise((resolve) => message.once('close', resolve))
  socket.destroy()
  await closed
  expect(lines.map((line) => JSON.parse(line).msg)).not.toContain('request failed')
})
