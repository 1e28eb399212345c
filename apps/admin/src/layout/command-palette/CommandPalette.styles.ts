import { ellipsis, media, size, token } from '@luzzu/ui'
import { Command } from 'cmdk'
import styled from 'styled-components'

/** The dialog keeps its height while the results change, and what is said of them stands below the field. */
export const Answer = styled.div`
  /* A long hit is cut, it does not widen the dialog. */
  contain: inline-size;
  min-height: ${token('menu-height')};
  margin-top: ${token('space-3')};
`

export const Results = styled(Command.List)`

  [role='option'] {
    display: flex;
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
  [role='option'] > svg,
  [data-group] {
    flex: none;
  }
  [role='option'] > span:not([aria-hidden]) {
    min-width: 0;
    ${ellipsis}
  }
  /* It gives way to the name down to its date and time. */
  [data-detail] {
    flex: 0 999 auto;
    min-width: ${size(60)};
    ${ellipsis}
  }
  [data-group] {
    margin-inline-start: auto;
  }
  /* The detail has a line of its own, as each hit has two. */
  ${media.phone} {
    [role='option']:has(> [data-detail]) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    [data-detail] {
      min-width: 0;
      grid-row: 2;
      grid-column: 2 / -1;
    }
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
