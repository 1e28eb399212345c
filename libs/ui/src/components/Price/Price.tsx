import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Amount } from './Price.styles'

export type PriceProps = Omit<ComponentPropsWithRef<'span'>, 'prefix' | 'children'> & {
  /** The amount as the reader sees it, such as `$120.00`. */
  amount: ReactNode
  /** Before the amount, such as `From`. */
  prefix?: ReactNode
  /** Follows the amount without a space, such as `/hour`. */
  unit?: ReactNode
}

/** What something costs. Read aloud it is one sentence: "From $120.00/hour". */
export function Price({ amount, prefix, unit, ...rest }: PriceProps) {
  return (
    <Amount {...rest}>
      {prefix && <>{prefix} </>}
      <strong>
        {amount}
        {unit && <small>{unit}</small>}
      </strong>
    </Amount>
  )
}
