import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Bone } from './Skeleton.styles'

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Any CSS length: the size of what will come. */
  width?: string | undefined
  height?: string | undefined
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle' | 'picture' | undefined
  /** What is being waited for, said once for a whole group of skeletons. */
  label?: string | undefined
}

/** The shape of something that is on its way, so that nothing moves when it comes. */
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
