import styled from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Background = styled.footer`
  ${tabular}
  padding-block: ${token('space-8')} ${token('space-5')};
  background: ${token('deep')};
  color: ${token('on-deep')};
  font-size: ${token('text-md')};

  a {
    color: inherit;
  }
  a:hover {
    text-decoration: underline;
  }
  :focus-visible {
    outline-color: ${token('highlight')};
    box-shadow: none;
  }
  ${media.phone} {
    padding-top: ${token('space-6')};
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${token('space-6')};

  ${media.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.wide} {
    grid-template-columns: 1.5fr;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`

export const About = styled.div`
  > p {
    max-width: ${token('width-drawer')};
    margin-block: ${token('space-3')} ${token('space-4')};
    color: ${token('on-deep-muted')};
  }
`

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('row-height')};
    padding: 0 ${token('space-3h')};
    border: 1px solid ${token('deep-line')};
    border-radius: ${token('radius-pill')};
    font-weight: 500;
    text-decoration: none;
  }
`

export const Part = styled.div`
  > h2 {
    margin-bottom: ${token('space-3')};
    font: 600 ${token('text-lg')} / 1.4 ${token('font-body')};
    letter-spacing: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('control-small')};
    text-decoration: none;
  }
  li {
    display: flex;
    gap: ${token('space-2h')};
    padding-block: ${token('space-1')};
    color: ${token('on-deep-muted')};
  }
  li:has(a) {
    padding-block: 0;
    color: inherit;
  }
  li > svg.lucide {
    margin-top: ${token('space-half')};
    color: ${token('highlight')};
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space-1h')} ${token('space-4')};
    color: ${token('on-deep-muted')};
  }
  /* A group of a name with its value has no box of its own. */
  dl > div {
    display: contents;
  }
  ${media.phone} {
    > h2 {
      margin-bottom: ${token('space-1')};
    }
    /* A few short links. */
    &:is(nav) > ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${token('space-5')};
    }
  }
`

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-top: ${token('space-7')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('deep-line')};
  color: ${token('on-deep-muted')};

  ${media.phone} {
    margin-top: ${token('space-5')};
  }
`
