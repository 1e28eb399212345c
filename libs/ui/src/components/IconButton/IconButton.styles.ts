import styled, { css, type RuleSet } from 'styled-components'
import { token } from '../../theme/token'
import { type ButtonSize, type ButtonVariant, unavailable, variantStyles } from '../Button/Button.variants'

const sizes: Record<ButtonSize, RuleSet> = {
  small: css`
    width: ${token('control-small')};
    height: ${token('control-small')};
  `,
  medium: css`
    width: ${token('icon-button')};
    height: ${token('icon-button')};
  `,
  large: css`
    width: ${token('control-large')};
    height: ${token('control-large')};
  `,
}

export const IconButtonElement = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: var(--ground);
  cursor: pointer;
  ${({ $variant }) => variantStyles[$variant]}
  ${({ $size }) => sizes[$size]}

  &:hover {
    background: var(--ground-hover);
  }
  &[data-tone='danger']:hover {
    background: ${token('cancelled-soft')};
    color: ${token('danger')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    ${unavailable}
    background: transparent;
    border-color: transparent;
  }
  /* The name is seen as well as heard; its alternative text is empty, because the button has it already. */
  &[data-tooltip]:is(:hover, :focus-visible)::after {
    content: attr(data-tooltip) / '';
    position: absolute;
    z-index: ${token('layer-sticky')};
    inset-inline-end: 0;
    bottom: calc(100% + ${token('space-1h')});
    padding: ${token('space-1')} ${token('space-2')};
    border-radius: ${token('radius-small')};
    background: ${token('text')};
    color: ${token('surface')};
    font-size: ${token('text-xs')};
    font-weight: 500;
    line-height: 1.35;
    white-space: nowrap;
    pointer-events: none;
  }
`
