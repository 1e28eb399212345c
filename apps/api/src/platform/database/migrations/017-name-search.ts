import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** User names are searched by the trigram index of the database engine instead of a table of trigrams. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, ['drop table account_gram', ...(postgres ? POSTGRES : SQLITE)])
}

const POSTGRES = [
  'create extension if not exists pg_trgm',
  'create index account_search_name on account using gin (search_name gin_trgm_ops)',
]

const add = 'insert into account_search (rowid, search_name) values (new.id, new.search_name);'
/** FTS5 removes an entry by its former text, because the text itself is only in `account`. */
const remove =
  "insert into account_search (account_search, rowid, search_name) values ('delete', old.id, old.search_name);"

const SQLITE = [
  `create virtual table account_search using fts5(
    search_name, content = 'account', content_rowid = 'id', tokenize = 'trigram'
  )`,
  "insert into account_search (account_search) values ('rebuild')",
  `create trigger account_search_insert after insert on account begin ${add} end`,
  `create trigger account_search_delete after delete on account begin ${remove} end`,
  `create trigger account_search_update after update of search_name on account begin ${remove} ${add} end`,
]
