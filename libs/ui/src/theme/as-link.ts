import type { ElementType } from 'react'

/**
 * Props of a component that can be rendered as a link: `as="a" href="tel:…"`, or `as={Link} to="/book/7"` for the router,
 * which the library does not know; `to`, `replace` and `state` are passed on.
 */
export type PolymorphicProps = {
  as?: ElementType | undefined
  href?: string | undefined
  to?: string | { pathname?: string; search?: string; hash?: string } | undefined
  replace?: boolean | undefined
  state?: unknown
}
