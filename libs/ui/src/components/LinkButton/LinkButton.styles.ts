import styled from 'styled-components'
import { focusRing } from '../../theme/mixins'
import { buttonStyles, type VariantProps } from '../Button/Button.variants'

export const LinkElement = styled.a<VariantProps>`
  ${buttonStyles}

  /* The whole of the nearest positioned box becomes the target, and carries the ring. */
  &[data-stretch] {
    position: static;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    &:hover,
    &:active {
      transform: none;
    }
    &:focus-visible {
      outline: 0;
      box-shadow: none;
    }
    &:focus-visible::after {
      ${focusRing}
    }
  }
`
