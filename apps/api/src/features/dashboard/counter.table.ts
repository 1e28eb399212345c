/** Counts that the database's triggers keep; the value of a count is the sum of its shards. */
export type CounterTable = { kind: string; key: string; shard: number; value: number }

/** How many bookings of each status a user has. */
export type AccountTallyTable = { account_id: number; status: string; value: number }

declare module '../../platform/database/schema' {
  interface Database {
    counter: CounterTable
    account_tally: AccountTallyTable
  }
}
