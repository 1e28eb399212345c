import { useSite } from '@luzzu/api-client/site'
import { type DeskMethod, toCents } from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { media, token } from '@luzzu/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { CASH_UP_COPY as COPY } from './cash-up.copy'
import { formatSigned } from './format-signed'

type BreakdownProps = { method: DeskMethod; breakdown: CashUpRecord['breakdown'] }

/** What an expected amount is made of, unless it is all of one kind. */
export function Breakdown({ method, breakdown }: BreakdownProps) {
  const { currency } = useSite()
  const parts = partsOf(method, breakdown)
  if (parts.length === 0) return null
  return (
    <Terms>
      {parts.map(({ kind, cents }, index) => (
        <Fragment key={kind}>
          {index > 0 && ' · '}
          <span>{`${COPY.breakdown[kind]} ${formatSigned(cents, currency)}`}</span>
        </Fragment>
      ))}
    </Terms>
  )
}

/** Nothing where it is all of one kind. */
export function partsOf(method: DeskMethod, breakdown: CashUpRecord['breakdown']) {
  if (!breakdown) return []
  const parts = BREAKDOWN.flatMap(({ kind, sign }) => {
    const cents = sign * toCents(breakdown[kind][method])
    return cents === 0 ? [] : [{ kind, cents }]
  })
  return parts.length === 1 && parts[0]?.kind === 'taken' ? [] : parts
}

const BREAKDOWN = [
  { kind: 'taken', sign: 1 },
  { kind: 'deposits_taken', sign: 1 },
  { kind: 'refunded', sign: -1 },
  { kind: 'deposits_returned', sign: -1 },
] as const

/** Across the row; an amount stays beside what it is of. */
const Terms = styled.small`
  grid-column: 1 / -1;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  > span {
    white-space: nowrap;
  }
  ${media.phone} {
    grid-row: 2;
  }
`
