import styled, { keyframes } from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`

export const Region = styled.div`
  position: fixed;
  inset: auto 0 ${token('space-5')};
  z-index: ${token('layer-toast')};
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: ${token('space-2')};
  padding-inline: ${token('space-4')};
  pointer-events: none;

  @media print {
    display: none;
  }
  ${media.phone} {
    bottom: ${token('space-4')};
  }
  ${media.belowDesk} {
    body:has([data-action-bar]) & {
      bottom: ${token('bar-height')};
    }
  }
  body:has([data-save-bar], [data-action-bar='always']) & {
    bottom: ${token('bar-height')};
  }
  /* What it says is read together with the toast. */
  body:has([data-save-bar] > [data-tone]) & {
    bottom: calc(2 * ${token('bar-height')});
  }

  /* The buttons of a dialog are at its lower edge. */
  body:has([role='dialog'][aria-modal='true']) &,
  body > &[data-above-dialog] {
    inset: ${token('space-2')} 0 auto;
    flex-direction: column;
  }
  ${media.belowWide} {
    /* It scrolls rather than cover the title of a dialog, which leaves so much above it. */
    body > &[data-above-dialog] {
      max-height: calc(2 * ${token('space-8')} - ${token('space-3')});
      overflow-y: auto;
    }
    /* One at the upper edge has no buttons at the lower one. */
    body:has([data-placement='top']) > &[data-above-dialog] {
      inset: auto 0 ${token('space-4')};
      flex-direction: column-reverse;
    }
  }
  /* Beside it neither its title nor its errors are covered. */
  ${media.wide} {
    body:has([role='dialog'][aria-modal='true']) &,
    body > &[data-above-dialog] {
      inset-block: auto ${token('space-4')};
      inset-inline: 0 auto;
      flex-direction: column-reverse;
      align-items: start;
      max-width: max(${token('width-sidebar')}, (100vw - ${token('width-dialog-medium')}) / 2);
    }
    body:has([role='dialog'] [data-size='wide']) &[data-above-dialog] {
      max-width: max(${token('width-sidebar')}, (100vw - ${token('width-dialog-wide')}) / 2);
    }
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: max-content;
  max-width: min(${token('width-dialog-medium')}, 100%);
  min-height: ${token('control-large')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-4')} ${token('space-2')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow: ${token('overlay')};
  line-height: 1.4;
  pointer-events: auto;
  animation: ${arrive} ${token('motion')};

  &[data-leaving] {
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token('motion-fast')};
  }
  > svg.lucide {
    color: ${token('accent')};
  }
  &[data-tone='success'] > svg.lucide {
    color: ${token('confirmed')};
  }
  &[data-tone='error'] > svg.lucide {
    color: ${token('danger')};
  }

  /* What asks nothing leaves with a touch anywhere on it: it may lie over what is pressed next. */
  ${media.phone} {
    &:not([data-tone='error'], :has(div button)) {
      position: relative;

      > button {
        position: static;
      }
      > button::after {
        position: absolute;
        inset: 0;
        content: '';
      }
    }
  }

  /* Over dense tables a message of the page's own color would be lost. */
  :root:has([data-density='dense']) & {
    border-color: transparent;
    background: ${token('text')};
    color: ${token('surface')};

    > svg.lucide {
      color: inherit;
    }
    &[data-tone='success'] > svg.lucide {
      color: color-mix(in srgb, ${token('confirmed')} 50%, ${token('surface')});
    }
    &[data-tone='error'] > svg.lucide {
      color: color-mix(in srgb, ${token('danger')} 50%, ${token('surface')});
    }
    button {
      border-color: color-mix(in srgb, ${token('surface')} 40%, transparent);
      background: transparent;
      color: inherit;

      &[aria-label] {
        border-color: transparent;
      }
      &:hover {
        background: color-mix(in srgb, ${token('surface')} 14%, transparent);
      }
      &:focus-visible {
        outline-color: ${token('highlight')};
      }
    }
    circle {
      stroke: color-mix(in srgb, ${token('surface')} 30%, transparent);
    }
    [data-left] {
      stroke: ${token('highlight')};
    }
    [data-left][stroke-dasharray^='0 '] {
      stroke: none;
    }
  }
`

export const Message = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;

  > span {
    flex: 1;
    min-width: min-content;
  }
  /* Where there is little room its buttons stand below, so that it is not a column of single words. */
  ${media.phone} {
    > span {
      flex-basis: auto;
    }
  }
  body:has([role='dialog'][aria-modal='true']) & > span {
    flex-basis: auto;
  }
`

export const Ring = styled.svg`
  ${tabular}
  flex: none;
  width: ${token('icon-large')};
  height: ${token('icon-large')};
  font-size: ${token('text-xs')};
  font-weight: 600;

  circle {
    fill: none;
    stroke: ${token('line')};
    stroke-width: 2.5;
  }
  [data-left] {
    stroke: ${token('accent')};
    stroke-linecap: round;
  }
  [data-left][stroke-dasharray^='0 '] {
    stroke: none;
  }
  text {
    fill: currentColor;
    text-anchor: middle;
  }
`
