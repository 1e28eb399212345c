import type { ApiToken } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { Lines } from '../Lines.styles'
import { COMMON_COPY as COPY, MODE_LABELS } from './tokens.copy'

/** What a token is called, and by which end of its secret it is known. */
export function TokenName({ token: { name, mode, last4 } }: { token: ApiToken }) {
  return (
    <Lines>
      {name}
      <small>
        {mode === 'test' && <Badge tone="neutral">{MODE_LABELS.test}</Badge>} {COPY.secretEnd(last4)}
      </small>
    </Lines>
  )
}
