import { compactCards, media, token } from '@luzzu/ui'
import styled from 'styled-components'

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
    position: relative;
    width: min(${token('width-card')}, 100%);
  }
  /* With their times they would be as high as the screen. */
  ${media.phone} {
    :root[data-search] & {
      ${compactCards}
    }
  }
`

/** While it is unknown what is free, cards are skeletons: those that can be booked come first. */
export const ServicesContent = styled.div`
  margin-top: ${token('space-6')};

  :root[data-search] &:has([data-looking]) ${Cards} > li {
    visibility: hidden;

    &::before {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token('radius-card')};
      background: ${token('surface-sunken')};
      visibility: visible;
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
