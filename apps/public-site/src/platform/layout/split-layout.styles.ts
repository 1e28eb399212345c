import { displayType, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const SplitGrid = styled.main`
  display: grid;
  min-height: 100svh;

  ${media.desk} {
    grid-template-columns: 1fr 1fr;
  }
`

export const Illustration = styled.div`
  display: none;

  ${media.desk} {
    display: block;
  }
`

export const Tagline = styled.p`
  && {
    ${displayType}
    max-width: ${token('measure-headline')};
    margin: 0;
    font-size: ${token('heading-2')};
    line-height: 1.1;
    letter-spacing: ${token('tight')};
  }
`

export const Content = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${token('space-6')} ${token('space-4')} ${token('space-8')};

  > * {
    width: min(${token('width-form')}, 100%);
  }
`

export const Header = styled.div`
  > h1 {
    margin-top: ${token('space-6')};
    font-size: ${token('heading-2')};
    line-height: 1.12;
  }
  > p {
    margin-top: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('text-xl')};
    text-wrap: pretty;
  }
`
