import styled, { css, keyframes, type RuleSet } from 'styled-components'
import { media } from '../theme/media'
import { token } from '../theme/token'

/* Two wave lengths later the swell looks as at the start, so the animation loops. */
const drift = keyframes`
  to {
    transform: translateX(-360px);
  }
`

const bob = keyframes`
  from {
    transform: translateY(3px) rotate(-0.6deg);
  }
  to {
    transform: translateY(-4px) rotate(0.8deg);
  }
`

const drifts = {
  slow: css`
    animation: ${drift} ${token('drift-slow')} linear infinite;
  `,
  back: css`
    animation: ${drift} ${token('drift-back')} linear infinite reverse;
  `,
  quick: css`
    animation: ${drift} ${token('drift-quick')} linear infinite;
  `,
} as const satisfies Record<string, RuleSet>

export const Swell = styled.svg<{ $drift: keyof typeof drifts }>`
  ${({ $drift }) => drifts[$drift]}
`

export const Waves = styled.div`
  width: ${token('waves-width')};
  height: ${token('waves-height')};

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`

export const Hero = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: clamp(${token('hero-least')}, 88svh, ${token('hero-most')});
  overflow: hidden;
  /* The sky, so that the words over it can be read before the picture is there. */
  background: ${token('sky-1')};

  > svg,
  > ${Waves} {
    position: absolute;
    z-index: -1;
  }
  > [data-part='scene'] {
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
  }
  > [data-part='boat'] {
    inset-inline-end: clamp(${token('space-5')}, 13vw, ${token('width-sidebar')});
    bottom: ${token('boat-bottom')};
    width: clamp(${token('width-summary')}, 37vw, ${token('boat-width')});
    animation: ${bob} ${token('drift-bob')} ease-in-out infinite alternate;
  }
  > ${Waves} {
    inset-inline-start: 0;
    bottom: 0;
  }
  &[data-variant='panel'] {
    min-height: 100%;

    > [data-part='boat'] {
      inset-inline: 12% auto;
      width: min(68%, ${token('boat-width')});
    }
    [data-part='shore'] {
      display: none;
    }
  }
  /* Up to here the scene is a picture below the words, so that they never lie on the sun. */
  @media (max-width: 68.6875em) {
    &[data-variant='hero'] {
      > [data-part='scene'] {
        top: auto;
        height: ${token('hero-least')};
      }
      [data-part='gulls'] {
        display: none;
      }
    }
  }
  ${media.phone} {
    &[data-variant='hero'] {
      > [data-part='scene'] {
        height: ${token('hero-phone')};
      }
      > [data-part='boat'] {
        inset-inline-end: calc(50% - ${token('boat-width-phone')} / 2);
        width: ${token('boat-width-phone')};
      }
    }
  }
`

export const Copy = styled.div`
  width: min(${token('width-page')}, 100% - 2 * ${token('space-4')});
  margin-inline: auto;
  container-type: inline-size;
  padding-top: clamp(${token('hero-top-phone')}, 12vh, ${token('hero-top')});
  padding-bottom: ${token('hero-sea')};

  h1 {
    max-width: ${token('measure-headline')};
    color: ${token('text')};
  }
  p {
    max-width: ${token('measure-short')};
    margin-block: ${token('space-4')} ${token('space-6')};
    font-size: ${token('text-lead')};
    line-height: 1.5;
    text-wrap: pretty;
  }
  [data-variant='panel'] > & {
    width: 100%;
    padding: ${token('space-8')} ${token('space-7')};
  }
  ${media.phone} {
    padding-top: ${token('hero-top-phone')};
    padding-bottom: ${token('hero-sea-phone')};
  }
  /* Text so large that a line has room for a word at most, which is kept whole if it can be. */
  @container (max-width: 16rem) {
    h1 {
      font-size: min(${token('heading-1')}, 18cqi);
      hyphens: auto;
    }
  }
  /* On the narrowest screens a stand-in font needs a line more than the font itself; its room is kept. */
  @media (max-width: 22.4375em) {
    h1 {
      min-height: 4lh;
    }
    p {
      margin-top: 0;
    }
  }
`
