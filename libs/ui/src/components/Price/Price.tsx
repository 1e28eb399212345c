import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Amount } from './Price.styles'

export type PriceProps = Omit<ComponentPropsWithRef<'span'>, 'prefix' | 'children'> & {
  /** The formatted amount, such as `$120.00`. */
  amount: ReactNode
  /** Before the amount, such as `From`. */
  prefix?: ReactNode
  /** Directly after the amount, such as `/hour`. */
  unit?: ReactNode
}

/** A price, announced as one phrase: "From $120.00/hour". */
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
