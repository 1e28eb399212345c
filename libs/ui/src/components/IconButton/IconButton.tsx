import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import type { PolymorphicProps } from '../../theme/as-link'
import { token } from '../../theme/token'
import type { ButtonVariant } from '../Button/Button.variants'
import { unavailable, variantStyles } from '../Button/Button.variants'

type Named =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string }

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-labelledby' | 'children'
> &
  PolymorphicProps &
  Named & {
    icon: ReactNode
    /** @default 'quiet' */
    variant?: ButtonVariant | undefined
    /** `danger` colors the button on hover. */
    tone?: 'danger' | undefined
    /** Shows the accessible name on hover and focus. */
    tooltip?: boolean | undefined
  }

/** A button with an icon only, so the types require an accessible name. */
export function IconButton({
  icon,
  variant = 'quiet',
  type = 'button',
  tone,
  tooltip = false,
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonElement
      {...rest}
      type={rest.as && rest.as !== 'button' ? undefined : type}
      $variant={variant}
      data-tone={tone}
      data-tooltip={tooltip ? rest['aria-label'] : undefined}
    >
      {icon}
    </IconButtonElement>
  )
}

const IconButtonElement = styled.button<{ $variant: ButtonVariant }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token('icon-button')};
  height: ${token('icon-button')};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: var(--ground);
  cursor: pointer;
  ${({ $variant }) => variantStyles[$variant]}

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
