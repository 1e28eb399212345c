import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type MailServer = { port: number; received: Map<string, number>; close(): Promise<void> }

/** A mail server that counts the messages by their ID. */
export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? 'none'
        received.set(id, (received.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
