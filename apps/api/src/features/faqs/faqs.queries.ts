import type { Faq } from '@luzzu/domain/contracts'
import type { Db, FaqRow } from '../../platform/database/schema'

/** In the order in which visitors read them. */
export function listFaqRows(db: Db): Promise<FaqRow[]> {
  return db.selectFrom('faq').selectAll().orderBy('position').orderBy('id').execute()
}

export async function listFaqs(db: Db): Promise<Faq[]> {
  return (await listFaqRows(db)).map(toFaq)
}

export function findFaq(db: Db, id: number): Promise<FaqRow | undefined> {
  return db.selectFrom('faq').selectAll().where('id', '=', id).executeTakeFirst()
}

export function toFaq({ version: _, position: _position, ...faq }: FaqRow): Faq {
  return faq
}
