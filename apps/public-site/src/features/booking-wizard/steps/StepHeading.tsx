import { type ReactNode, useEffect, useRef } from 'react'

type StepHeadingProps = {
  /** The reader came here by a button, and goes on reading here. */
  takesFocus: boolean
  children: ReactNode
}

/** The heading of a step. It says to everybody, also by ear, which step this is. */
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
