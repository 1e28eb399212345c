import { media, token } from '@luzzu/ui'
import { Command } from 'cmdk'
import styled from 'styled-components'

export const Results = styled(Command.List)`
  min-height: ${token('menu-height')};
  margin-top: ${token('space-3')};

  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
    scroll-margin-block: ${token('space-2')};
    min-height: ${token('row-height')};
    margin-bottom: ${token('space-half')};
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius')};
    cursor: pointer;
  }
  [aria-selected='true'] {
    background: ${token('accent-soft')};
    box-shadow: inset ${token('edge-strong')} 0 0 ${token('accent')};
  }
  [role='option'] > svg.lucide {
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
    color: ${token('text-muted')};
  }
  small {
    color: ${token('text-muted')};
  }
  small:last-child {
    margin-inline-start: auto;
  }
`

/** Phones have no keys. */
export const Keys = styled.span`
  display: flex;
  gap: ${token('space-1')};
  margin-inline-start: auto;

  ${media.phone} {
    display: none;
  }
`

export const SearchStatus = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin: ${token('space-2')} 0 0;
  color: ${token('text-muted')};

  &:empty {
    margin: 0;
  }
`
