import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Content = styled.div`
  > :first-child {
    margin-top: 0;
  }
  > p {
    max-width: ${token('measure')};
    margin-bottom: ${token('space-2')};
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${token('space-6')} ${token('space-7')};
  padding-block: ${token('space-5')} ${token('space-9')};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) ${token('width-summary')};
    align-items: start;
  }
  > nav {
    grid-column: 1 / -1;
  }
  > ${Content} {
    grid-column: 1;
  }
  h1 {
    margin-bottom: ${token('space-4')};
    font-size: ${token('heading-2')};
    line-height: 1.12;
  }
  h2 {
    margin-block: ${token('space-6')} ${token('space-3')};
    font-size: ${token('heading-3')};
  }
`

export const Breadcrumb = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > li + li::before {
    content: '/' / '';
    margin-inline-end: ${token('space-2')};
    color: ${token('text-muted')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('space-5')};
  }
`

export const PricePanel = styled.aside`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  box-shadow: ${token('raised')};

  ${media.narrow} {
    padding: ${token('space-4')};
  }
  ${media.desk} {
    grid-row: span 2;
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-5')});
  }
  > p {
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
    overflow-wrap: anywhere;
  }
  /* The slots of a day have prices of their own. */
  :root[data-search] & > [data-price] {
    display: none;
  }
  [role='status'] > p {
    margin-bottom: ${token('space-1')};
  }
  > form {
    margin: 0;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
  /* The panel sticks, so its form is in sight at the top of the page. */
  ${media.desk} {
    > form {
      scroll-margin-top: 100vh;
    }
  }
`
