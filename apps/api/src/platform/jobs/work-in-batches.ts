import type { JobContext } from './jobs'

export const BATCH_SIZE = 100

/** Works on each id that `list` finds after another one. One failure does not stop the others. */
export async function workInBatches(
  { signal, renewLease }: Pick<JobContext, 'signal' | 'renewLease'>,
  list: (afterId: number) => Promise<{ ids: readonly number[]; next: number | undefined }>,
  work: (id: number) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  let after: number | undefined = 0
  while (after !== undefined) {
    const { ids, next } = await list(after)
    for (const id of ids) {
      if (signal.aborted) return
      await renewLease()
      await work(id).catch((error) => failures.push(error))
    }
    after = next
  }
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
}
