import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '../../theme/mixins'

/** Text for screen readers where a shape or position conveys it visually. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <HiddenText {...props} />
}

const HiddenText = styled.span`
  ${visuallyHidden}
`
