import { Link } from '@luzzu/routing'
import { Band, LinkButton, SunsetPicture } from '@luzzu/ui'
import { paths } from '../../../paths'
import { HOME_WORDS } from '../home-words'
import { Block } from './closing.styles'

/** The last invitation of the page. */
export function ClosingBlock() {
  return (
    <Band aria-labelledby="closing-title">
      <Block>
        <SunsetPicture />
        <h2 id="closing-title">{HOME_WORDS.closing}</h2>
        <p>{HOME_WORDS.closingLead}</p>
        <LinkButton as={Link} to={paths.services} variant="sun" size="large">
          {HOME_WORDS.browse}
        </LinkButton>
      </Block>
    </Band>
  )
}
