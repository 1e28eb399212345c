import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import type { PolymorphicProps } from '../../theme/as-link'
import { focusRing } from '../../theme/mixins'
import type { ButtonStyleProps } from '../Button/Button.variants'
import { buttonStyles, type VariantProps } from '../Button/Button.variants'

export type LinkButtonProps = ComponentPropsWithRef<'a'> &
  ButtonStyleProps &
  PolymorphicProps & {
    icon?: ReactNode
    /** Extends the click target to the nearest positioned ancestor, such as a card. */
    stretch?: boolean | undefined
  }

/** A link with the appearance of a button. `as={Link} to="…"` makes it a router link. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  stretch = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkElement
      {...rest}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      data-variant={variant}
      data-stretch={stretch || undefined}
    >
      {icon}
      {children}
    </LinkElement>
  )
}

const LinkElement = styled.a<VariantProps>`
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
