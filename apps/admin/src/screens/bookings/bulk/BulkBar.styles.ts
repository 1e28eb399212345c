import { media, token } from '@luzzu/ui'
import styled from 'styled-components'
import { ListBar } from '../../../platform/lists/ListPanel.styles'

/** Replaces the result count, or on a phone overlays the end of the list, so that nothing shifts. */
export const Bar = styled(ListBar)`
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('accent-soft')};

  & + * {
    display: none;
  }

  > [data-end] {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
  > small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
  ${media.phone} {
    position: fixed;
    z-index: ${token('layer-header')};
    inset: auto 0 0;
    padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
    border-top: 1px solid ${token('line-strong')};
    box-shadow: ${token('overlay')};

    & + * {
      display: flex;
    }
    > [data-end] {
      width: 100%;

      > [data-variant]:not([aria-label]) {
        flex: 1;
      }
    }
  }
`
