import type { ComponentPropsWithRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Any CSS length: the size of the expected content. */
  width?: string | undefined
  height?: string | undefined
  /** @default 'text' */
  shape?: 'text' | 'block' | 'picture' | undefined
  /** Announced once for a group of skeletons. */
  label?: string | undefined
}

/** A placeholder in the shape of loading content, which prevents layout shift. */
export function Skeleton({ width, height, shape = 'text', label, style, ...rest }: SkeletonProps) {
  const bone = (
    <Bone
      aria-hidden="true"
      {...rest}
      data-shape={shape}
      style={{ ...style, ...(width ? { width } : {}), ...(height ? { height } : {}) }}
    />
  )
  if (!label) return bone
  return (
    <span role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {bone}
    </span>
  )
}

const breathe = keyframes`
  to {
    opacity: 0.45;
  }
`

const Bone = styled.span`
  display: block;
  max-width: 100%;
  background: ${token('line')};
  border-radius: ${token('radius')};
  animation: ${breathe} ${token('motion-breathe')} infinite alternate;

  &[data-shape='text'] {
    height: ${token('space-3')};
    border-radius: ${token('radius-small')};
  }
  &[data-shape='picture'] {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`
