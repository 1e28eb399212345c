import type { ApiToken } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { Instant } from '../../../platform/Instant'
import { Lines } from '../Lines.styles'
import { tokenState } from './token-form'
import { COMMON_COPY as COPY } from './tokens.copy'

const TONES = {
  active: 'confirmed',
  expiresSoon: 'pending',
  expired: 'cancelled',
  revoked: 'neutral',
} as const

/** Whether a token works, until when, and for how long its old secret does. */
export function TokenStatus({ token, now }: { token: ApiToken; now: Date }) {
  const { expires_at, revoked_at, rotated_until } = token
  const state = tokenState(token, now)
  const isRotating =
    revoked_at === null && rotated_until !== null && Date.parse(rotated_until) > now.getTime()
  return (
    <Lines>
      <Badge tone={TONES[state]}>{COPY[state]}</Badge>
      {revoked_at === null && expires_at !== null && (
        <small>
          {COPY.until} <Instant at={expires_at} dateOnly />
        </small>
      )}
      {isRotating && (
        <small>
          {COPY.oldSecretUntil} <Instant at={rotated_until} />
        </small>
      )}
    </Lines>
  )
}
