/** Formats dates. The formatter is created for the first one: that takes as long as some fifty dates, and keeps code from starting. */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined
  return (date) => {
    formatter ??= new Intl.DateTimeFormat('en-US', options)
    return formatter.format(date)
  }
}
