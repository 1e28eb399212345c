import type { Booking } from '@luzzu/domain/contracts'
import { Badge, ellipsis } from '@luzzu/ui'
import styled from 'styled-components'
import { resellerMessages, SOURCE_LABELS } from './resellers.copy'

/** Who made a booking: the website, staff, or a reseller by name. */
export function SourceBadge({ booking }: { booking: Pick<Booking, 'source' | 'reseller'> }) {
  const { source = 'site', reseller } = booking
  if (!reseller) return <Badge tone="neutral">{SOURCE_LABELS[source]}</Badge>
  return (
    <Named tone="accent" title={resellerMessages.soldBy(reseller)}>
      <span>{reseller.name}</span>
    </Named>
  )
}

/** Names may be long. */
const Named = styled(Badge)`
  max-width: 100%;
  vertical-align: bottom;

  > span {
    ${ellipsis}
  }
`
