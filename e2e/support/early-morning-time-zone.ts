/** A zone in which no slot of today has begun yet, and in which the day ends in many hours. */
export function earlyMorningTimeZone(): string {
  const ahead = 3 - new Date().getUTCHours()
  const offset = ahead < -12 ? ahead + 24 : ahead
  return offset >= 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`
}

/** The current date in a zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
