import { serverNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { formatInstant, type Instant } from '@luzzu/domain'
import { createGlobalStyle } from 'styled-components'
import { useIsPrinting } from './use-is-printing'

/** Whose paper it is and when it was printed, on each page. */
export function PaperFooter() {
  const { site_name, time_zone } = useSite()
  if (!useIsPrinting()) return null
  const printedAt = formatInstant(serverNow().toISOString() as Instant, time_zone)
  return <Footer $text={`${site_name} · Printed ${printedAt}`} />
}

const Footer = createGlobalStyle<{ $text: string }>`
  @page {
    @bottom-left {
      content: ${({ $text }) => JSON.stringify($text)};
      font: 8pt sans-serif;
    }
  }
`
