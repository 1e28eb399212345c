import styled from 'styled-components'
import { media } from '../../theme/media'
import { displayType, pictureFrame, raisedSurface, tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Surface = styled.aside`
  ${raisedSurface}
  padding: ${token('space-4h')};
  box-shadow: ${token('raised')};

  > h2 {
    margin-bottom: ${token('space-3')};
    font-size: ${token('heading-3')};
  }
  ${media.desk} {
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-5')});
  }
`

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-bottom: ${token('space-4')};
  border-bottom: 1px solid ${token('line')};
  line-height: 1.35;

  > [data-picture] {
    ${pictureFrame}
    flex: none;
    width: ${token('thumb')};
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: ${token('radius')};
  }
  strong {
    display: block;
  }
  small {
    font-size: ${token('text-table')};
    color: ${token('text-muted')};
  }
`

export const LineItems = styled.dl`
  ${tabular}
  display: grid;
  gap: ${token('space-2h')};
  padding-block: ${token('space-4')};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-4')};
    line-height: 1.4;
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    text-align: end;
    font-weight: 500;
  }
  [data-muted] dd {
    color: ${token('text-muted')};
    font-weight: 400;
  }
`

export const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('line')};
  font-weight: 600;

  > strong {
    ${displayType}
    ${tabular}
    font-size: ${token('figure')};
    line-height: 1;
  }
`

export const Note = styled.p`
  margin-top: ${token('space-2')};
  font-size: ${token('text-md')};
  line-height: 1.4;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-5')};

  > p {
    font-size: ${token('text-table')};
    text-align: center;
    color: ${token('text-muted')};
  }
  > p:empty {
    display: none;
  }
  /* What a button waits for is told in a paragraph; over the button it would cover the total. */
  &:has(> p) > [data-reason]:is(:hover, :focus-visible)::after {
    content: none;
  }
  ${media.belowDesk} {
    &[data-in-bar] {
      display: none;
    }
  }
`
