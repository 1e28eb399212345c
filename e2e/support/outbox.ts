import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The mail that the product would have sent, read back from its data folder. */
export class Outbox {
  constructor(private readonly dataDir: string) {}

  async mailsTo(address: string): Promise<Email[]> {
    const folder = join(this.dataDir, 'outbox')
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    return mails.filter((mail) => mail.to?.some((to) => to.address === address))
  }

  async subjectsTo(address: string): Promise<string[]> {
    return (await this.mailsTo(address)).map((mail) => mail.subject ?? '').sort()
  }
}
