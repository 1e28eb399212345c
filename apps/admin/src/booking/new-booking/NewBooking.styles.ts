import { Kbd, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const TwoFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${token('space-4')};

  /* The slots come into view the sooner. */
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-3')};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** On a phone the first has a row of its own. */
export const ThreeFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  gap: ${token('space-4')};

  ${media.phone} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const FieldError = styled.p`
  margin: ${token('space-1')} 0 0;
  color: ${token('danger')};
  font-size: ${token('text-sm')};
`

export const ChosenTime = styled.p`
  && {
    flex: 1 1 0;
    font-size: ${token('text-md')};
    line-height: 1.4;

    ${media.phone} {
      flex-basis: 100%;
    }
  }
`

export const CreateKey = styled(Kbd)`
  ${media.withoutKeys} {
    display: none;
  }
`
