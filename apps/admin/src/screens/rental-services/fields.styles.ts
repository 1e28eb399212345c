import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('picture')};
  gap: ${token('space-5')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-4')};
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-content: start;

  > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Thumb = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;

  > img,
  > svg {
    flex: none;
    width: ${token('thumb-row-width')};
    height: ${token('thumb-row-height')};
    border-radius: ${token('radius-small')};
    object-fit: cover;
    background: ${token('accent-soft')};
    color: ${token('accent')};
  }
  > svg.lucide {
    width: ${token('thumb-row-width')};
    padding: ${token('space-1')};
  }
`
