import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const BUFFER_BYTES = 256 * 1024

export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

/**
 * Requests one URL over and over; returns the number of responses. It counts bytes and parses nothing, so that the
 * server stays the slower side however large its responses are: autocannon turns each body into a string, which takes
 * longer than sending it. It never sleeps either, because waking it would cost the server more than many a response.
 * Every response must be as long as the first one.
 */
export async function load({ url, headers, connections, seconds }: Load): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  let responses = 0
  const sockets = Array.from({ length: connections }, () => {
    let received = 0
    let length: number | undefined
    const callback = (bytes: number, buffer: Uint8Array) => {
      received += bytes
      length ??= responseLength(Buffer.from(buffer.buffer, buffer.byteOffset, bytes), url)
      if (received === length) {
        received = 0
        responses += 1
        socket.write(request)
      } else if (received > length) socket.destroy(new Error(`The responses of ${url} differ in length.`))
      return true
    }
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback },
    })
    socket.write(request)
    return socket
  })
  let isRunning = true
  const stayAwake = () => {
    if (isRunning) setImmediate(stayAwake)
  }
  stayAwake()
  await pause(seconds * 1000)
  isRunning = false
  for (const socket of sockets) socket.destroy()
  return responses
}

/** The length of a response with its head, which is in the first bytes. */
function responseLength(bytes: Buffer, url: string): number {
  const head = bytes.subarray(0, bytes.indexOf('\r\n\r\n') + 4).toString('latin1')
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? []
  const [, body = status === '304' ? '0' : ''] = /^content-length: (\d+)\r$/im.exec(head) ?? []
  if (!['200', '304'].includes(status) || body === '') throw new Error(`${url} was answered with:\n${head}`)
  return head.length + Number(body)
}
