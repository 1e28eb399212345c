import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** Every apostrophe is searched for as the same; triggers copy the names into what lists are sorted by. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(
    db,
    [
      ['account', 'search_name'],
      ['product_name', 'search_name'],
      ['booking', 'contact_search'],
      ['booking', 'product_sort'],
    ].map(
      ([table, column = '']) =>
        `update ${table} set ${column} = ${straightened(column)} where ${column} <> ${straightened(column)}`,
    ),
  )
}

const straightened = (column: string) =>
  ['’', '‘', 'ʼ', '`'].reduce((text, apostrophe) => `replace(${text}, '${apostrophe}', '''')`, column)
