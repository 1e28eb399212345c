import styled from 'styled-components'
import { media } from '../../theme/media'
import { displayType, tabular } from '../../theme/mixins'
import { token } from '../../theme/token'
import { Choice } from './choice.styles'

export const Group = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
`

/* As the label of a field, beside which it may stand. */
export const Legend = styled.legend`
  padding-bottom: ${token('space-1h')};
  font-size: ${token('label-text')};
  font-weight: 600;
  line-height: 1.4;
`

export const CardChoice = styled(Choice)`
  grid-template-columns: 1fr auto;
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};

  &[data-icon] {
    grid-template-columns: ${token('avatar')} 1fr auto;
  }
  > svg.lucide {
    justify-self: center;
    width: ${token('icon-large')};
    height: ${token('icon-large')};
    color: ${token('accent')};
  }
  ${media.tiny} {
    &,
    &[data-icon] {
      grid-template-columns: ${token('icon-huge')} 1fr;
    }
    &:not([data-icon]) {
      grid-template-columns: 1fr;
    }
  }
  [data-dense] > && {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
    min-height: ${token('row-height')};
    padding: ${token('space-2')} ${token('space-3h')};
    border-radius: ${token('radius')};
  }
`

/** Invisible along the edge of the card, so that pointers hit the radio there and the text elsewhere. */
export const HiddenRadio = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: ${token('space-5')};
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

export const Words = styled.span`
  min-width: 0;

  strong {
    ${displayType}
    margin-inline-end: ${token('space-1')};
    font-size: ${token('text-title')};
    line-height: 1.2;

    [data-dense] & {
      font-size: ${token('text-xl')};
    }
  }
  em {
    ${tabular}
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: ${token('text-md')};
    line-height: 1.45;
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
`

export const Meta = styled.span`
  ${tabular}
  text-align: end;
  font-size: ${token('text-md')};
  font-weight: 600;
  line-height: 1.4;

  b {
    display: block;
    font-size: ${token('text-title')};
    line-height: 1.2;
  }
  small {
    display: block;
    font-size: ${token('text-table')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
  ${media.tiny} {
    grid-column: -2;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-2')};
    text-align: start;
  }
  /* What it costs comes last. */
  [data-dense] && {
    display: flex;
    flex-flow: row-reverse wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 ${token('space-2')};

    b {
      font-size: ${token('text-xl')};
    }
  }
`
