import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'

/** The first link of a page: skips the header. Visible on focus. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
  ...rest
}: ComponentPropsWithRef<'a'>) {
  return (
    <Skip {...rest} href={href}>
      {children}
    </Skip>
  )
}

const Skip = styled.a`
  position: fixed;
  inset-block: ${token('space-3')} auto;
  inset-inline: ${token('space-4')} auto;
  z-index: ${token('layer-toast')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  box-shadow: ${token('overlay')};
  font-weight: 600;

  &:not(:focus) {
    /* Its shadow would reach down to the page. */
    box-shadow: none;
    transform: translateY(-200%);
  }

  /* Above the page is the end of the sheet before. */
  @media print {
    display: none;
  }
`
