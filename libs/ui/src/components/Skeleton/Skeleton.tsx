import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Bone } from './Skeleton.styles'

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Any CSS length: the size of the expected content. */
  width?: string | undefined
  height?: string | undefined
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle' | 'picture' | undefined
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
