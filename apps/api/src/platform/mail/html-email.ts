import { type BookingStatus, BOOKING_LABELS as LABELS, mailHref, telHref } from '@luzzu/domain'
import { escapeHtml } from '../escape-html'
import type { Notice, Sender } from './email-template'

/** The parts of an email, from which its text and its HTML are made. */
export type EmailContent = {
  site: Sender
  subject: string
  greeting: string
  notice?: Notice | undefined
  paragraphs: readonly string[]
  /** What the button of the link does. */
  action: string
}

/** An address, or what it is for and the address. */
const LINK = /^(?:([^:\n]{1,60}): )?(https?:\/\/\S+)$/
const DETAIL = /^([\p{Lu}][^:\n]{0,40}): (.+)$/u

const INK = '#0b1f33'
const MUTED = '#4a5b6c'
const ACCENT = '#0a4d7a'
const LINE = '#e4d9c3'
/** As badges show a status. */
const TONES: Record<BookingStatus, { text: string; background: string }> = {
  Pending: { text: '#7a5200', background: '#fff1cc' },
  Confirmed: { text: '#14603c', background: '#ddf3e6' },
  Cancelled: { text: '#9b1c1c', background: '#fce4e2' },
}
const FONT = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"

/** Clients that show dark mails repaint them; those that read styles get our own dark colors. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #0b1a26 !important }
  .card { background: #11263a !important; border-color: #1f3a52 !important }
  .text { color: #f3eee3 !important }
  .muted { color: #a9b8c6 !important }
  .fact { border-color: #1f3a52 !important }
  .link { color: #8cc4ee !important }
  .pending { background: #3a2c0a !important; color: #ffd98a !important }
  .confirmed { background: #0f3524 !important; color: #9be3bd !important }
  .cancelled { background: #3f1513 !important; color: #ffb4ab !important }
}`

/** Outlook for Windows knows no maximum width. */
const FIXED_WIDTH =
  '<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->'
const FIXED_WIDTH_END = '<!--[if mso]></td></tr></table><![endif]-->'

/** An email as HTML for common clients: tables, inline styles, nothing remote. All text is escaped. */
export function renderHtml({ site, subject, greeting, notice, paragraphs, action }: EmailContent): string {
  const [title, name] = [escapeHtml(subject), escapeHtml(site.name)]
  const content = [
    renderParagraph(greeting, action),
    ...(notice ? [renderNotice(notice)] : []),
    ...paragraphs.map((text) => renderParagraph(text, action)),
  ].join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5eee0">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5eee0"><tr><td align="center" style="padding:24px 12px">
${FIXED_WIDTH}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:14px 24px;background:${ACCENT};border-radius:12px 12px 0 0;${FONT};font-size:20px;font-weight:bold;color:#ffffff">${name}</td></tr>
<tr><td class="card" style="padding:24px;background:#ffffff;border:1px solid ${LINE};border-top:0;border-radius:0 0 12px 12px">
<h1 class="text" style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.3;color:${INK}">${title}</h1>
${content}
</td></tr>
<tr><td class="muted" style="padding:12px 4px;${FONT};font-size:13px;color:${MUTED}">${renderFooter(site)}</td></tr>
</table>
${FIXED_WIDTH_END}
</td></tr></table>
</body>
</html>
`
}

/** Who writes, and how to reach them. */
function renderFooter({ name, settings }: Sender): string {
  const { address = '', phone = '', mail = '' } = settings?.contact ?? {}
  const reach = [
    escapeHtml(address),
    ...(phone ? [renderDetail('Phone', phone)] : []),
    ...(mail ? [renderDetail('Email', mail)] : []),
  ].filter(Boolean)
  return [escapeHtml(name), ...(reach.length > 0 ? [reach.join(' · ')] : [])].join('<br>')
}

/** Up to the end of a sentence that another one follows. */
const FIRST_SENTENCE = /^.+?[.!?](?= \p{Lu})/su

/** What has happened is bold; what to do about it can be read in peace. */
function renderNotice({ status, text }: Notice): string {
  const { text: color, background } = TONES[status]
  const [first] = FIRST_SENTENCE.exec(text) ?? [text]
  const rest = text.slice(first.length)
  const more = rest && `<span style="font-size:16px;font-weight:normal">${escapeHtml(rest)}</span>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="${status.toLowerCase()}" style="padding:16px;background:${background};border-left:4px solid;border-radius:8px;${FONT};font-size:18px;font-weight:bold;line-height:1.4;color:${color}">${escapeHtml(first)}${more}</td></tr></table>`
}

/** A line with an address becomes a button, lines of details a table, everything else a paragraph. */
function renderParagraph(text: string, action: string): string {
  const [, label = action, url] = LINK.exec(text) ?? []
  if (url) return renderLink(url, label)
  const details = text.split('\n').map((line) => DETAIL.exec(line))
  if (details.length > 1 && details.every((detail) => detail !== null)) return renderDetails(details)
  const lines = text.split(ADDRESS).map(renderPart).join('').replaceAll('\n', '<br>')
  return `<p class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:${INK}">${lines}</p>`
}

/** Addresses within a text are links. */
const ADDRESS = /(https?:\/\/[^\s<>"]+)/

const renderPart = (part: string, at: number) => (at % 2 === 0 ? escapeHtml(part) : renderAnchor(part, part))

const renderAnchor = (href: string, label: string) =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${ACCENT};word-break:break-word">${escapeHtml(label)}</a>`

/** What guests look for first. */
const PROMINENT = new Set(['Date', LABELS.slot_name])

function renderDetails(details: readonly RegExpExecArray[]): string {
  const cell = `padding:8px 0;border-top:1px solid ${LINE};${FONT};font-size:15px;line-height:1.4;vertical-align:top`
  const rows = details.map(
    ([, term = '', detail = '']) =>
      `<tr><th class="muted fact" scope="row" align="left" style="${cell};padding-right:16px;font-weight:normal;color:${MUTED}">${escapeHtml(term)}</th><td class="text fact" style="${cell};color:${INK}${PROMINENT.has(term) ? ';font-weight:bold' : ''}">${renderDetail(term, detail)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

/** Maps, phone numbers and addresses are links. */
function renderDetail(term: string, detail: string): string {
  const href = hrefOf(term, detail)
  if (href === undefined) return escapeHtml(detail)
  return renderAnchor(href, term === 'Map' ? 'Open the map' : detail)
}

const PHONE = /^\+?[\d\s()./-]{5,50}$/
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/

function hrefOf(term: string, detail: string): string | undefined {
  if (/^https:\/\/\S+$/.test(detail)) return detail
  if (term === 'Phone' && PHONE.test(detail)) return telHref(detail)
  return EMAIL_ADDRESS.test(detail) ? mailHref(detail) : undefined
}

/** With the address below, for clients that show no buttons. */
function renderLink(url: string, action: string): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px"><tr><td style="background:${ACCENT};border-radius:8px;mso-padding-alt:12px 20px"><a href="${address}" style="display:inline-block;padding:12px 20px;${FONT};font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></td></tr></table>
<p class="muted" style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.4;color:${MUTED};word-break:break-all">${address}</p>`
}
