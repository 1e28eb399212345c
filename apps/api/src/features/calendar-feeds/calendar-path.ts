const ADDRESS = /^([\w-]{43})\.ics$/

/** The path of a calendar, which is its secret. */
export const calendarPath = (secret: string) => `/calendars/${secret}.ics`

/** The secret in the last part of the path, if it can be one. */
export const readCalendarSecret = (file: string): string | undefined => ADDRESS.exec(file)?.[1]
