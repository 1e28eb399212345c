import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const AfterList = styled.div`
  margin-top: ${token('space-5')};

  @media print {
    display: none;
  }
`

export const PageContent = styled.div`
  padding-block: clamp(${token('space-6')}, 5vw, ${token('space-8')}) ${token('space-9')};

  h1 {
    font-size: ${token('heading-page')};
  }
`

/** Shows the filters on a phone; elsewhere they are always there. */
export const Unfold = styled.div`
  display: none;
  margin-top: ${token('space-5')};

  ${media.phone} {
    display: block;
  }
`

export const Filters = styled.form`
  display: grid;
  gap: ${token('space-3')};
  margin-block: ${token('space-6')} ${token('space-3')};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) ${token('width-stamp')} ${token('column-date')} auto;
    align-items: end;
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) repeat(2, ${token('width-field')}) auto;
  }
  ${media.phone} {
    margin-top: ${token('space-3')};

    &[data-folded] {
      display: none;
    }
  }
  > button {
    min-height: ${token('field-height')};
  }
  @media print {
    display: none;
  }
`

export const Count = styled.p`
  margin-block: ${token('space-3')} ${token('space-4')};
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
`

/** Of bookings with the same future. */
export const GroupTitle = styled.h2`
  margin-top: ${token('space-6')};
  font-size: ${token('heading-3')};
`

export const List = styled.ul`
  display: grid;
  gap: ${token('space-4')};
  margin-top: ${token('space-4')};
`
