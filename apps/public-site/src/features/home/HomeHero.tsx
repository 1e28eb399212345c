import { useNavigate } from '@luzzu/routing'
import { Button, Row, Seascape } from '@luzzu/ui'
import { paths } from '../../paths'
import { ContinueOffer } from './ContinueOffer'
import { HOME_WORDS } from './home-words'

export function HomeHero() {
  const navigate = useNavigate()
  return (
    <Seascape aria-labelledby="hero-title">
      <h1 id="hero-title">{HOME_WORDS.headline}</h1>
      <p>{HOME_WORDS.subline}</p>
      <Row gap={3}>
        <Button size="large" onClick={() => navigate(paths.services)}>
          {HOME_WORDS.start}
        </Button>
        <ContinueOffer />
      </Row>
    </Seascape>
  )
}
