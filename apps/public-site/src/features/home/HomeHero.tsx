import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { IconButton, LinkButton, Row, Seascape } from '@luzzu/ui'
import { X } from 'lucide-react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { Finder } from '../../platform/finder/Finder'
import { paths } from '../../platform/paths'
import { HOME_COPY } from './home.copy'

export function HomeHero() {
  return (
    <Seascape aria-labelledby="hero-title">
      <h1 id="hero-title">{HOME_COPY.headline}</h1>
      <p>{HOME_COPY.subline}</p>
      <Finder path={paths.home} anchor="#services" />
      <Row gap={3}>
        <LinkButton as={Link} to={paths.services} variant="plain" size="large">
          {HOME_COPY.start}
        </LinkButton>
        <ResumeBooking />
      </Row>
    </Seascape>
  )
}

/** Links to the booking draft from before signing in or an earlier visit in this tab. */
function ResumeBooking() {
  const { user } = useSession()
  const { draft, clearDraft } = useBookingDraft()
  if (!user || !draft?.productName) return null
  return (
    <Row gap={1} wrap={false}>
      <LinkButton as={Link} to={paths.bookAt(draft.productId, draft.step)} variant="sun" size="large">
        Continue with {draft.productName}
      </LinkButton>
      <IconButton
        aria-label={`Discard the booking of ${draft.productName}`}
        icon={<X />}
        variant="plain"
        onClick={() => clearDraft()}
      />
    </Row>
  )
}
