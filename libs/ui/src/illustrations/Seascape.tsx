import type { ComponentPropsWithRef, ElementType } from 'react'
import { BoatPicture } from './BoatPicture'
import { Scene } from './Scene'
import { Copy, Hero } from './Seascape.styles'
import { WavesDivider } from './WavesDivider'

export type SeascapeProps = ComponentPropsWithRef<'section'> & {
  as?: ElementType | undefined
  /** `hero` for the first screen of a page, `panel` for one half of it. @default 'hero' */
  variant?: 'hero' | 'panel' | undefined
}

/** The painted boat on an evening sea, with content over it: heading, text, button. */
export function Seascape({ variant = 'hero', children, ...rest }: SeascapeProps) {
  return (
    <Hero {...rest} data-variant={variant}>
      <Scene />
      <BoatPicture data-part="boat" />
      <WavesDivider />
      <Copy>{children}</Copy>
    </Hero>
  )
}
