import { MINUTE } from '../clock'
import type { Db } from '../database/schema'
import type { FindSite, Moment } from '../settings/site'
import type { Job } from './jobs'
import { BATCH_SIZE, workInBatches } from './work-in-batches'

type Work = {
  name: string
  /** Up to a batch of ids after another one, the lowest first. */
  list: (db: Db, moment: Moment, afterId: number) => Promise<number[]>
  work: (db: Db, id: number, moment: Moment) => Promise<void>
}

/** Works every minute on each record that a query finds. */
export const createBatchJob = (findSite: FindSite, { name, list, work }: Work): Job => ({
  name,
  interval: MINUTE,
  run: async (context) => {
    const { db, now } = context
    const moment = { site: await findSite(), now }
    await workInBatches(
      context,
      async (afterId) => {
        const ids = await list(db, moment, afterId)
        return { ids, next: ids[BATCH_SIZE - 1] }
      },
      (id) => work(db, id, moment),
    )
  },
})
