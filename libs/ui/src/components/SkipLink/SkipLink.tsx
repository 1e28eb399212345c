import type { ComponentPropsWithRef } from 'react'
import { Skip } from './SkipLink.styles'

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
