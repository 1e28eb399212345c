import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

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

const Amount = styled.span`
  ${tabular}
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
  line-height: 1.4;

  > strong {
    display: block;
    color: ${token('text')};
    font-size: ${token('figure-small')};
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: ${token('tight-small')};
  }
  small {
    font-size: ${token('text-md')};
    font-weight: 500;
    color: ${token('text-muted')};
    letter-spacing: 0;
  }
`
