import { VisuallyHidden } from '@luzzu/ui'
import { GUESTS_COPY as COPY } from './guests.copy'

/** That a booking does not tell how many come with it. */
export const UnknownGuests = ({ text = COPY.unknown }: { text?: string }) => (
  <>
    <span aria-hidden="true">{text}</span>
    <VisuallyHidden>{COPY.unknownName}</VisuallyHidden>
  </>
)
