import { Link } from '@luzzu/routing'
import { linkTarget, media, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  align-items: start;
  gap: ${token('space-4')};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const PanelBody = styled.div`
  padding: 0 ${token('space-4h')} ${token('space-4')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`

export const SmallLink = styled(Link)`
  ${linkTarget}
`

export const BookingLinks = styled.ul`
  ${tabular}
  font-size: ${token('text-table')};

  a {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) auto;
    align-items: center;
    gap: ${token('space-1')} ${token('space-3')};
    min-height: ${token('row-height')};
    padding: ${token('space-2')} ${token('space-4h')};
    border-top: 1px solid ${token('line')};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: 400;
  }
  a:hover {
    background: ${token('hover')};
  }
  ${media.phone} {
    a {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: ${token('space-4')};
    }
    a > b {
      grid-column: 1 / -1;
    }
  }
`

export const AccountButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};

  /* What cannot be undone stands apart. */
  > [data-danger] {
    margin-inline-start: ${token('space-4')};
  }
  > [data-danger]:not([aria-disabled='true']) {
    color: ${token('danger')};
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > button {
      padding-inline: ${token('space-2')};
      font-size: ${token('text-table')};
    }
    > button > svg {
      display: none;
    }
    /* No hole is left beside the last of an odd number. */
    > :nth-last-child(2):nth-child(odd) {
      grid-column: 1 / -1;
    }
    > [data-danger] {
      grid-column: 1 / -1;
      margin: ${token('space-2')} 0 0;
    }
  }
`
