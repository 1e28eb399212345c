/** The usual name of a zone's time: `Europe/Malta` as `Malta time`. */
export function zoneName(timeZone: string): string {
  const place = timeZone.split('/').at(-1) ?? timeZone
  return `${place.replaceAll('_', ' ')} time`
}
