import { clockIn } from '@luzzu/domain'

/** `07:42 Malta time`: the clocks of a zone (an IANA name) at an instant. */
export function clockOf(timeZone: string, at: Date): string {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${clockIn(timeZone, at)} ${place} time`
}

/** Whether what is shown is as the server has it, and since when it may not be. `at` is when it last answered. */
export function describeFreshness(timeZone: string, at: Date, isFailing: boolean): string {
  const clock = clockOf(timeZone, at)
  return isFailing ? `Not up to date since ${clock}` : `Up to date · ${clock}`
}
