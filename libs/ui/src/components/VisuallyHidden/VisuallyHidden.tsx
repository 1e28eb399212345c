import type { ComponentPropsWithRef } from 'react'
import { HiddenText } from './VisuallyHidden.styles'

/** Text for screen readers where a shape or position conveys it visually. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <HiddenText {...props} />
}
