export type JobTable = {
  name: string
  /** From when on it runs again. */
  due_at: string
  leased_until: string | null
  /** The run that holds the lease. */
  leased_by: string | null
  /** When it last ended, well or not. */
  last_at: string | null
  last_error: string | null
}

declare module '../database/schema' {
  interface Database {
    job: JobTable
  }
}
