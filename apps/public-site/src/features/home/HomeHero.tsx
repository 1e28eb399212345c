import { useNavigate } from '@luzzu/routing'
import { Button, Row, Seascape } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { HOME_COPY } from './home.copy'
import { ResumeBooking } from './ResumeBooking'

export function HomeHero() {
  const navigate = useNavigate()
  return (
    <Seascape aria-labelledby="hero-title">
      <h1 id="hero-title">{HOME_COPY.headline}</h1>
      <p>{HOME_COPY.subline}</p>
      <Row gap={3}>
        <Button size="large" onClick={() => navigate(paths.services)}>
          {HOME_COPY.start}
        </Button>
        <ResumeBooking />
      </Row>
    </Seascape>
  )
}
