/** A clock that a story may put forward; it is put back after the story. */
export const CLOCK = () => {
  const { Date: before } = globalThis
  return () => {
    globalThis.Date = before
  }
}

/** Puts the clock of the device forward, and looks at the tab again. */
export function passHours(hours: number) {
  const { Date: before } = globalThis
  const later = () => before.now() + hours * 3_600_000
  globalThis.Date = new Proxy(before, {
    get: (date, name) => (name === 'now' ? later : Reflect.get(date, name)),
  })
  lookAgain()
}

/** The tab is looked at again; what has just been shown for the first time may not hear it yet. */
export const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
