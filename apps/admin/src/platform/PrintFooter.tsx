import { serverNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { formatInstant, type Instant } from '@luzzu/domain'
import { createGlobalStyle } from 'styled-components'
import { describeLastUpdate } from './refresh/last-update'
import { useScreenStatus } from './refresh/use-refreshed'
import { useIsPrinting } from './use-is-printing'

/** Whose paper it is and when it was printed, on each page; where what it has may be stale by then, since when. */
export function PrintFooter() {
  const { site_name, time_zone } = useSite()
  const status = useScreenStatus()
  if (!useIsPrinting()) return null
  const printedAt = formatInstant(serverNow().toISOString() as Instant, time_zone)
  const stale = status.isFailing && describeLastUpdate(time_zone, status)
  return <Footer $text={[site_name, `Printed ${printedAt}`, stale].filter(Boolean).join(' · ')} />
}

const Footer = createGlobalStyle<{ $text: string }>`
  @page {
    @bottom-left {
      content: ${({ $text }) => JSON.stringify($text)};
      font: 8pt sans-serif;
    }
  }
`
