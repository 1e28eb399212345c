import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Product } from './product.ts'

/** The emails in the data folders of the product's processes. */
export class Outbox {
  constructor(private readonly processes: readonly Pick<Product, 'dataDir'>[]) {}

  async mailsTo(address: string): Promise<Email[]> {
    const files = this.#files().map((file) => readFileSync(file))
    // Only what names the address is worth parsing: an outbox has hundreds of emails, some with documents.
    const mails = await Promise.all(
      files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file)),
    )
    return mails.filter((mail) => mail.to?.some((to) => to.address === address))
  }

  /** In the order in which they were sent, whichever process did. */
  #files(): string[] {
    return this.processes
      .map(({ dataDir }) => join(dataDir, 'outbox'))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((file) => file.endsWith('.eml'))
      .sort((one, other) => basename(one).localeCompare(basename(other)))
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
