import { Link } from '@luzzu/routing'
import { LinkButton, Row, Seascape } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { HOME_COPY } from './home.copy'
import { ResumeBooking } from './ResumeBooking'

export function HomeHero() {
  return (
    <Seascape aria-labelledby="hero-title">
      <h1 id="hero-title">{HOME_COPY.headline}</h1>
      <p>{HOME_COPY.subline}</p>
      <Row gap={3}>
        <LinkButton as={Link} to={paths.services} size="large">
          {HOME_COPY.start}
        </LinkButton>
        <ResumeBooking />
      </Row>
    </Seascape>
  )
}
