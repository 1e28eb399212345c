import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Current = styled.p`
  font-size: ${token('text-sm')};
  white-space: pre-line;
`

export const Steps = styled.ol`
  columns: ${token('width-menu')} 3;
  column-gap: ${token('space-5')};
  padding: ${token('space-2')} ${token('space-4h')} ${token('space-2')};

  > li {
    display: flex;
    gap: ${token('space-2h')};
    padding-bottom: ${token('space-3')};
    break-inside: avoid;
  }
  > li > svg {
    flex: none;
    margin-top: ${token('space-half')};
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('text-muted')};
  }
  > li[data-done] > svg {
    color: ${token('confirmed')};
  }
  > li > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${token('space-half')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  ${media.phone} {
    padding-inline: ${token('space-4')};

    &[data-folded] > li:not([data-next]) {
      display: none;
    }
  }
`

/** Only a phone has too little room for all steps. */
export const Unfold = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`
