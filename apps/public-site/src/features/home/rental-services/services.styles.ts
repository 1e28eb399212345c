import { compactCards, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const ServicesContent = styled.div`
  margin-top: ${token('space-6')};
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space-6')} ${token('space-5')};
  margin-top: ${token('space-2')};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, ${token('width-card')}));
    justify-items: start;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, ${token('width-card')}));
    justify-content: space-between;
  }
  > li {
    width: min(${token('width-card')}, 100%);
  }
  /* With their times they would be as high as the screen. */
  ${media.phone} {
    :root[data-search] & {
      ${compactCards}
    }
  }
`

export const TabsSkeleton = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')};
  margin-bottom: ${token('space-5')};

  ${media.small} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
