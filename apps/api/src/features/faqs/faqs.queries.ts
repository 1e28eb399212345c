import type { Faq } from '@luzzu/domain/contracts'
import type { Db, FaqRow } from '../../platform/database/schema'

export async function listFaqs(db: Db): Promise<Faq[]> {
  return (await db.selectFrom('faq').selectAll().orderBy('id').execute()).map(toFaq)
}

export function findFaq(db: Db, id: number): Promise<FaqRow | undefined> {
  return db.selectFrom('faq').selectAll().where('id', '=', id).executeTakeFirst()
}

export function toFaq({ version: _, ...faq }: FaqRow): Faq {
  return faq
}
