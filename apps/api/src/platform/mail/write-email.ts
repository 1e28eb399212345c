import { calendarFile } from '@luzzu/domain'
import type { Attachment, EmailTemplate, OrderLinks, RenderContext } from './email-template'
import { renderHtml } from './html-email'

/** The alternatives of an email: plain text, HTML, and a calendar file where it is about a date; and its attachments. */
export type EmailBody = {
  text: string
  html?: string
  calendar?: string | undefined
  attachments?: readonly Attachment[]
}

const NO_ORDERS: OrderLinks = new Map()

/**
 * Writes an email from its template: without the database, so that it can be previewed. `last_one` in the data says that
 * no more emails of its kind follow today.
 */
export function writeEmail<Data extends { username: string }>(
  template: EmailTemplate<Data>,
  data: Data,
  { site, link, orders = NO_ORDERS }: Pick<RenderContext, 'site'> & { link: string; orders?: OrderLinks },
): EmailBody {
  const greeting = `Hello ${data.username},`
  const { last_one } = data as { last_one?: string }
  const paragraphs = [...template.body(site, data, link, orders), ...(last_one ? [last_one] : [])]
  const notice = template.notice?.(site, data)
  const subject = template.subject(site, data)
  const action = template.action ?? `Open ${site.name}`
  const event = template.calendar?.(site, data)
  return {
    text: [greeting, ...(notice ? [notice.text] : []), ...paragraphs, site.name, ''].join('\n\n'),
    html: renderHtml({ site, subject, greeting, notice, paragraphs, action }),
    calendar:
      event && site.timeZone && site.installation
        ? calendarFile(event, {
            siteName: site.name,
            timeZone: site.timeZone,
            installation: site.installation,
            method: 'PUBLISH',
          })
        : undefined,
  }
}
