import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config'
import type { StoredEmail } from '../database/schema'
import type { EmailBody } from './write-email'

/** A rendered email. */
export type Message = Pick<
  StoredEmail,
  'id' | 'kind' | 'recipient' | 'subject' | 'message_id' | 'created_at'
> & {
  body: EmailBody
  /** Where answers go; without it to the sender. */
  replyTo?: string | undefined
}

/** Delivers emails. */
export type Transport = { send(message: Message): Promise<void>; close(): void }

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

export function mailTransport({ mail, site, dataDir }: Pick<Config, 'mail' | 'site' | 'dataDir'>): Transport {
  const from = senderOf(mail.from ?? 'no-reply@localhost', site.name)
  return mail.smtpUrl ? smtpTransport(mail.smtpUrl, from) : fileTransport(emailFolder(dataDir), from)
}

type From = string | { name: string; address: string }

/** An address without a name of its own is named as the site is. */
const senderOf = (from: string, name: string): From => (from.includes('<') ? from : { name, address: from })

function compose(message: Message, from: From) {
  const { text, html, calendar, attachments } = message.body
  return {
    from,
    to: { name: '', address: message.recipient },
    ...(message.replyTo && { replyTo: message.replyTo }),
    subject: message.subject,
    text,
    ...(html && { html }),
    ...(calendar && { icalEvent: { method: 'PUBLISH', filename: 'booking.ics', content: calendar } }),
    ...(attachments && { attachments: [...attachments] }),
    messageId: message.message_id,
    date: new Date(message.created_at),
    // Disables attachments from files and URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function smtpTransport(url: string, from: From, timeouts = TIMEOUTS): Transport {
  const { open, close } = onFirstEmail(({ createTransport }) => createTransport({ url, ...timeouts }))
  return {
    send: async (message) => {
      const transporter = await open()
      await transporter.sendMail(compose(message, from))
    },
    close,
  }
}

const emailFolder = (dataDir: string) => join(dataDir, 'outbox')

/** Removes the emails that became files, and what of one was left half-written, before an instant. */
export async function removeEmailFiles(dataDir: string, before: Date): Promise<void> {
  const folder = emailFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => /\.eml(?:\.part)?$/.test(name))) {
    const file = join(folder, name)
    // It may have its whole name by now.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtime < before) await rm(file, { force: true })
  }
}

/** Without SMTP, each email becomes a file, which appears once it is complete. */
export function fileTransport(folder: string, from: From): Transport {
  const { open, close } = onFirstEmail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    send: async (message) => {
      const transporter = await open()
      const { message: bytes } = await transporter.sendMail(compose(message, from))
      const file = join(folder, `${String(message.id).padStart(6, '0')}-${message.kind}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close,
  }
}

/** Loads nodemailer with the first email: until then a server does without the memory that it takes. */
function onFirstEmail<Opened extends { close(): void }>(
  create: (nodemailer: typeof import('nodemailer')) => Opened,
) {
  let transporter: Opened | undefined
  return {
    open: async () => {
      const nodemailer = await import('nodemailer')
      transporter ??= create(nodemailer)
      return transporter
    },
    close: () => transporter?.close(),
  }
}
