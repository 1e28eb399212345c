import { Link } from '@luzzu/routing'
import { LinkButton, token } from '@luzzu/ui'
import styled from 'styled-components'
import { type SettingsSection, settingsPath } from '../../booking/paths'
import { SETTINGS_COPY as COPY, SECTION_TITLES } from './settings.copy'

/** Leads to each section without scrolling through those before it. */
export function SectionLinks() {
  return (
    <Row aria-label={COPY.sections}>
      {Object.entries(SECTION_TITLES).map(([id, title]) => (
        <LinkButton
          key={id}
          as={Link}
          to={settingsPath(id as SettingsSection)}
          replace
          variant="plain"
          size="small"
        >
          {title}
        </LinkButton>
      ))}
    </Row>
  )
}

/** One row on a phone as well, where the rest is a swipe away. */
const Row = styled.nav`
  display: flex;
  gap: ${token('space-2')};
  max-width: ${token('width-page')};
  margin: calc(-1 * ${token('space-1')}) calc(-1 * ${token('space-1')}) ${token('space-3')};
  padding: ${token('space-1')};
  overflow-x: auto;

  > a {
    flex-shrink: 0;
  }
`
