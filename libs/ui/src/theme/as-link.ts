import type { ElementType } from 'react'

/**
 * Props of a component that can be rendered as a router link: `as={Link} to="/book/7"`. The library knows no router;
 * `to`, `replace` and `state` are passed on.
 */
export type PolymorphicProps = {
  as?: ElementType | undefined
  to?: string | { pathname?: string; search?: string; hash?: string } | undefined
  replace?: boolean | undefined
  state?: unknown
}
