import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { NextFreeDays } from './NextFreeDays'
import type { Found } from './use-found'

/** `days`: how many of the next free ones are offered. */
type NotFreeProps = Found & { reason: string; days: number }

/** Why a product cannot be booked on a day, and when it can. */
export const NotFree = ({ product, search, reason, days }: NotFreeProps) => (
  <Notice>
    {reason}
    {days > 0 && <NextFreeDays product={product} search={search} count={days} />}
  </Notice>
)

const Notice = styled.div`
  width: 100%;
  margin-bottom: ${token('space-2')};
  padding: ${token('space-2h')} ${token('space-3')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  text-wrap: pretty;
`
