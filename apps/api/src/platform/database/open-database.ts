import type { Freshness } from './freshness'
import type { Db } from './schema'

/** A database in use: its connection, what tells of changes by others, and how to let go of it. */
export type OpenDatabase = { db: Db; freshness: Freshness; close: () => Promise<void> }
