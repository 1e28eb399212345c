import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Current = styled.p`
  font-size: ${token('text-sm')};
  white-space: pre-line;
`

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${token('width-menu')}, 100%), 1fr));
  gap: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-2')} ${token('space-4h')} ${token('space-4h')};

  > li {
    display: flex;
    gap: ${token('space-2h')};
    min-width: 0;
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
  }
`
