import { Link } from '@luzzu/routing'
import { LinkButton, media, token } from '@luzzu/ui'
import styled from 'styled-components'
import { type SettingsSection, settingsPath } from '../../booking/paths'
import { centerLink, LinkRow } from '../../platform/link-row.styles'
import { SETTINGS_COPY as COPY, SECTION_TITLES } from './settings.copy'
import { useSectionInView } from './use-section-in-view'

const SECTIONS = Object.keys(SECTION_TITLES) as SettingsSection[]

/** Leads to each section without scrolling through those before it, and tells which one is in view. */
export function SectionLinks() {
  const current = useSectionInView(SECTIONS)
  return (
    <StickyRow aria-label={COPY.sections}>
      {SECTIONS.map((id) => (
        <LinkButton
          key={id}
          as={Link}
          to={settingsPath(id)}
          replace
          variant="plain"
          size="small"
          aria-current={id === current ? 'location' : undefined}
          ref={id === current ? centerLink : undefined}
        >
          {SECTION_TITLES[id]}
        </LinkButton>
      ))}
    </StickyRow>
  )
}

const StickyRow = styled(LinkRow)`
  && {
    position: sticky;
    top: var(--sticky-top, 0);
    z-index: ${token('layer-sticky')};
    max-width: ${token('width-page')};
    margin-bottom: ${token('space-2')};
    padding-block: ${token('space-2')};
    background: ${token('surface')};

    ${media.largeText} {
      position: relative;
    }
    ${media.short} {
      position: relative;
    }
  }
`
