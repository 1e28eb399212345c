import { type ContactLink, formatDays, type OpeningHours } from '@luzzu/domain'

/** `Mon-Fri 08:00-18:00` as time slots are written, one line for each row. */
export function formatOpeningHours(rows: readonly OpeningHours[]): string {
  return rows.map((row) => `${formatDays(row.days)} ${row.opens}-${row.closes}`).join('\n') || 'none'
}

/** `Instagram: https://…`, one line for each link. */
export function formatLinks(links: readonly ContactLink[]): string {
  return links.map(({ name, url }) => `${name}: ${url}`).join('\n') || 'none'
}
