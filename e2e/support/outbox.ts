import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The emails in the product's data folder. */
export class Outbox {
  constructor(private readonly dataDir: string) {}

  async mailsTo(address: string): Promise<Email[]> {
    const folder = join(this.dataDir, 'outbox')
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    return mails.filter((mail) => mail.to?.some((to) => to.address === address))
  }

  /** Tokens of emailed links to set a password, newest first. */
  async passwordTokensTo(address: string): Promise<string[]> {
    const links = (await this.mailsTo(address)).map((mail) => /\/reset-password\/(\S+)/.exec(mail.text ?? ''))
    return links.flatMap((link) => link?.[1] ?? []).reverse()
  }

  async subjectsTo(address: string): Promise<string[]> {
    return (await this.mailsTo(address)).map((mail) => mail.subject ?? '').sort()
  }
}
