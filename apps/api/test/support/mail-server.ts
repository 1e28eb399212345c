import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { welcomeEmail } from '../../src/auth/account-emails'
import { EMAIL_TEMPLATES } from '../../src/email-templates'
import { inTransaction } from '../../src/platform/database/transaction'
import { enqueueEmail } from '../../src/platform/mail/outbox'
import { createRelay } from '../../src/platform/mail/relay'
import { smtpTransport, type Transport } from '../../src/platform/mail/transport'
import { testApp } from './test-app'

export const SITE = { name: 'Luzzu', currency: 'USD', url: 'http://127.0.0.1:3000' }

export const FROM = { name: 'Luzzu', address: 'no-reply@example.com' }

export const QUICK = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500, dnsTimeout: 500 }

export const QUIET = { info: () => {}, warn: () => {} }

export async function withOutbox(transport: Transport) {
  const fixture = await testApp()
  const { db, clock } = fixture
  const relay = createRelay({
    db,
    clock,
    findSite: async () => SITE,
    templates: EMAIL_TEMPLATES,
    transport,
    log: QUIET,
  })
  const write = (to: string, username = 'Maria') =>
    inTransaction(db, (tx) =>
      enqueueEmail(tx, { site: SITE, to, template: welcomeEmail, data: { username }, now: clock.now() }),
    )
  return { ...fixture, relay, write }
}

type Received = { to: string; raw: string }

/** A real SMTP server with configurable failures. */
export async function mailServer(moods: Partial<SMTPServerOptions> = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...moods,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  // Not the quick timeouts: this one answers, however busy the machine is.
  return { received, port, transport: smtpTransport(`smtp://127.0.0.1:${port}`, FROM) }
}

export const answering = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
