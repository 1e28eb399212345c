import { darkColors, lightColors } from './colors'
import { media } from './media'
import { darkPictureColors, lightPictureColors } from './picture-colors'
import { denseControls, denseType, roomyControls, roomyType, scales } from './scales'

function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}

const light = declare({ ...lightColors, ...lightPictureColors })
const dark = declare({ ...darkColors, ...darkPictureColors })

/** The rules that declare the tokens as custom properties. Paper is light, whatever the theme. */
export const tokenRules = `
  :root {
    color-scheme: light;
    ${light}
    ${declare(scales)}
    ${declare({ ...roomyControls, ...roomyType })}
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${dark}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      color-scheme: dark;
      ${dark}
    }
  }
  /* The root carries the density, because dialogs are mounted outside of the frame that asks for it. */
  :root:has([data-density='dense']) {
    ${declare(denseType)}
  }
  ${media.tablet} {
    :root:has([data-density='dense']) {
      ${declare(denseControls)}
    }
  }
`
