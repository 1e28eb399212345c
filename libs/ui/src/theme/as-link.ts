import type { ElementType } from 'react'

/**
 * What a component takes when it may be rendered as a router's link: `as={Link} to="/book/7"`.
 * The library knows no router; `to`, `replace` and `state` are handed on as they are.
 */
export type PolymorphicProps = {
  as?: ElementType | undefined
  to?: string | { pathname?: string; search?: string; hash?: string } | undefined
  replace?: boolean | undefined
  state?: unknown
}
