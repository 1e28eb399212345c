import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { TestApp } from './test-app'

type SentMail = {
  to: string | undefined
  subject: string | undefined
  text: string
  /** The names of its documents. */
  files: string[]
}

/** Sends the due emails and reads every email sent so far, oldest first. */
export async function sentMails({ app, config }: Pick<TestApp, 'app' | 'config'>): Promise<SentMail[]> {
  await app.relay.runOnce()
  const folder = join(config.dataDir, 'outbox')
  const files = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  return Promise.all(
    files.sort().map(async (file) => {
      const { to, subject, text = '', attachments } = await PostalMime.parse(readFileSync(join(folder, file)))
      const names = attachments.flatMap(({ filename }) => (filename?.endsWith('.pdf') ? filename : []))
      return { to: to?.[0]?.address, subject, text, files: names }
    }),
  )
}
