import { useSite } from '@luzzu/api-client/site'
import { useEffect, useRef } from 'react'
import { sendsMail } from '../../platform/trip/trip.copy'
import type { ShownOutcome } from './outcome'

/** What has become of an order or a payment. It receives the focus, so that it is read first by whoever comes back. */
export function OutcomeHeading({ title, text: mailed, unmailed = mailed }: ShownOutcome) {
  const text = sendsMail(useSite()) ? mailed : unmailed
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p>{text}</p>}
    </div>
  )
}
