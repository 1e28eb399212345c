import { type ReactNode, useEffect, useRef } from 'react'

type StepHeadingProps = {
  /** Focuses the heading and scrolls to the top. */
  takesFocus: boolean
  children: ReactNode
}

/** The `h1` of a step. It receives the focus, so that screen readers announce the new step. */
export function StepHeading({ takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
