import { DialogBackdrop } from '@headlessui/react'
import styled, { keyframes } from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

const DIALOG_SIZES = ['small', 'medium', 'wide'] as const
export type DialogSize = (typeof DIALOG_SIZES)[number]

const widths = {
  small: token('width-dialog'),
  medium: token('width-dialog-medium'),
  wide: token('width-dialog-wide'),
} as const satisfies Record<DialogSize, string>

const appear = keyframes`
  from {
    opacity: 0;
  }
`

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`

/* As large as the page: test tools treat an element without size as hidden. */
export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer-overlay')};

  /* What is fixed would be on every sheet. A dialog is printed once, without the page behind it. */
  @media print {
    position: static;

    body:has(&) > [inert] {
      display: none;
    }
  }
`

export const Backdrop = styled(DialogBackdrop)`
  position: fixed;
  inset: 0;
  background: ${token('scrim')};
  animation: ${appear} ${token('motion-fast')};

  @media print {
    display: none;
  }
`

export const Viewport = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${token('space-4')};

  ${media.phone} {
    align-items: end;
    padding: 0;
  }
  &[data-placement='top'] {
    align-items: start;
    padding-top: min(12vh, ${token('space-9')});
  }
  ${media.phone} {
    &[data-placement='top'] {
      padding: ${token('space-2')};
    }
  }
  @media print {
    position: static;
    display: block;
  }
`

export const Box = styled.div<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: min(${({ $size }) => widths[$size]}, 100%);
  max-height: calc(100dvh - ${token('space-7')});
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow: ${token('overlay')};
  animation: ${rise} ${token('motion')};

  > form {
    display: contents;
  }
  /* Toasts have no room beside it, only above. */
  ${media.belowWide} {
    max-height: calc(100dvh - 2 * ${token('space-8')});
  }
  ${media.phone} {
    width: 100%;
    border-width: 1px 0 0;
    border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;

    :where(body:not(:has(> [data-above-dialog] > *))) & {
      max-height: 92dvh;
    }
  }
  [data-placement='top'] > & {
    max-height: calc(100dvh - 2 * min(12vh, ${token('space-9')}));
  }
  ${media.phone} {
    [data-placement='top'] > & {
      max-height: calc(100dvh - ${token('space-4')});
      border-width: 1px;
      border-radius: ${token('radius-card')};
    }
  }
  ${media.short} {
    overflow-y: auto;
    overscroll-behavior: contain;

    body:not(:has(> [data-above-dialog] > *)) & {
      max-height: calc(100dvh - ${token('space-2')});
    }
  }
  @media print {
    && {
      width: auto;
      max-height: none;
      border: 0;
      box-shadow: none;
    }
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  padding-block: ${token('space-4')} ${token('space-2')};
  padding-inline: ${token('space-5')} ${token('space-4')};

  > h2 {
    flex: 1;
    /* A name without spaces, such as an address, may be wider than a phone. */
    min-width: 0;
    overflow-wrap: anywhere;
    padding-top: ${token('space-1h')};
    font-size: ${token('heading-dialog')};
  }
  ${media.phone} {
    padding-block: ${token('space-3')} ${token('space-1')};
    padding-inline: ${token('space-4')} ${token('space-2')};
  }
`

export const Body = styled.div`
  padding: ${token('space-1')} ${token('space-5')} ${token('space-4h')};
  overflow: auto;
  overscroll-behavior: contain;

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
  /* The dialog scrolls as a whole. */
  ${media.short} {
    flex: none;
    overflow: visible;
  }
  @media print {
    overflow: visible;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
  padding: ${token('space-3h')} ${token('space-5')};
  border-top: 1px solid ${token('line')};

  > [data-apart] {
    margin-inline-end: auto;
  }
  ${media.phone} {
    padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};

    align-items: stretch;

    > * {
      flex: 1 1 auto;
    }
    /* The reason why it is disabled stays within the screen. */
    > :first-child::after {
      inset-inline: 0 auto;
    }
    > [data-apart] {
      flex-basis: 100%;
      order: 3;
    }
  }
  ${media.short} {
    padding-block: ${token('space-2')};
  }
  @media print {
    display: none;
  }
`
