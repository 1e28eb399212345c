import type { ComponentPropsWithRef } from 'react'
import { HiddenText } from './VisuallyHidden.styles'

/** Words for a screen reader where the eye already has a shape or a place. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <HiddenText {...props} />
}
