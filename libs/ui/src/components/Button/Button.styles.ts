import styled from 'styled-components'
import { token } from '../../theme/token'
import { buttonStyles, type VariantProps } from './Button.variants'

export const ButtonElement = styled.button<VariantProps>`
  ${buttonStyles}

  /* The reason shows on hover and focus; its alternative text is empty, because the description already says it. */
  &[data-reason]:is(:hover, :focus-visible)::after {
    content: attr(data-reason) / '';
    position: absolute;
    z-index: ${token('layer-sticky')};
    inset-inline-end: 0;
    bottom: calc(100% + ${token('space-1h')});
    width: max-content;
    max-width: min(${token('width-tooltip')}, 80vw);
    padding: ${token('space-1h')} ${token('space-2h')};
    border-radius: ${token('radius-small')};
    background: ${token('text')};
    color: ${token('surface')};
    font-size: ${token('text-sm')};
    font-weight: 500;
    text-align: start;
    pointer-events: none;
  }
`
