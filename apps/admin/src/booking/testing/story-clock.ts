import { waitFor } from '@luzzu/ui/screens'

/** A clock that a story may put forward; it is put back after the story. */
export const CLOCK = () => {
  const { Date: before } = globalThis
  return () => {
    globalThis.Date = before
  }
}

/** The tab becomes visible until the page shows what is expected: what has just been shown may not listen yet. */
export const dispatchVisibilityChange = (expectation: () => unknown) =>
  waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    return expectation()
  })

/** Puts the clock of the device forward; the tab becomes visible afterwards, until the page shows what is expected. */
export async function passHours(hours: number, expectation: () => unknown): Promise<void> {
  const { Date: before } = globalThis
  const later = () => before.now() + hours * 3_600_000
  globalThis.Date = new Proxy(before, {
    get: (date, name) => (name === 'now' ? later : Reflect.get(date, name)),
  })
  await dispatchVisibilityChange(expectation)
}
