import { Link } from '@luzzu/routing'
import { Band, LinkButton, SunsetPicture } from '@luzzu/ui'
import { paths } from '../../../platform/paths'
import { HOME_COPY } from '../home.copy'
import { Block } from './call-to-action.styles'

export function CallToAction() {
  return (
    <Band aria-labelledby="closing-title">
      <Block>
        <SunsetPicture />
        <h2 id="closing-title">{HOME_COPY.closing}</h2>
        <p>{HOME_COPY.closingLead}</p>
        <LinkButton as={Link} to={paths.services} variant="sun" size="large">
          {HOME_COPY.browse}
        </LinkButton>
      </Block>
    </Band>
  )
}
