import { type ContactLink, formatDays, formatHours, type OpeningHours } from '@luzzu/domain'

/** `Mon-Fri 8:00 AM-6:00 PM`, one line for each row. */
export function formatOpeningHours(rows: readonly OpeningHours[]): string {
  return rows.map((row) => `${formatDays(row.days)} ${formatHours(row)}`).join('\n') || 'none'
}

/** `Instagram: https://…`, one line for each link. */
export function formatLinks(links: readonly ContactLink[]): string {
  return links.map(({ name, url }) => `${name}: ${url}`).join('\n') || 'none'
}
