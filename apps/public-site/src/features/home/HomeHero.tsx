import { Link } from '@luzzu/routing'
import { LinkButton, Row, Seascape } from '@luzzu/ui'
import { paths } from '../../paths'
import { ContinueOffer } from './ContinueOffer'
import { HOME_WORDS } from './home-words'

export function HomeHero() {
  return (
    <Seascape aria-labelledby="hero-title">
      <h1 id="hero-title">{HOME_WORDS.headline}</h1>
      <p>{HOME_WORDS.subline}</p>
      <Row gap={3}>
        <LinkButton as={Link} to={paths.services} size="large">
          {HOME_WORDS.start}
        </LinkButton>
        <ContinueOffer />
      </Row>
    </Seascape>
  )
}
