import { DescriptionList, linkTarget, media, token } from '@luzzu/ui'
import styled, { css } from 'styled-components'

export const PageContent = styled.div`
  padding-block: clamp(${token('space-6')}, 5vw, ${token('space-8')}) ${token('space-9')};

  h1 {
    font-size: ${token('heading-page')};
  }
`

export const Sections = styled.div`
  display: grid;
  gap: ${token('space-5')};
  margin-top: ${token('space-6')};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

/* The header of a panel has these at its sides. */
const panelPadding = css`
  padding: ${token('space-1')} ${token('space-4h')} ${token('space-5')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`

export const Section = styled.div`
  display: grid;
  gap: ${token('space-4')};
  ${panelPadding}
`

export const Form = styled.form`
  display: grid;
  gap: ${token('space-4h')};
  ${panelPadding}

  > button {
    justify-self: start;
  }
`

/** Like a field, though it cannot be changed: an address is long. */
export const LoginEmail = styled(DescriptionList)`
  && > div {
    display: grid;
    gap: ${token('space-half')};
    padding-block: 0;
  }
  && dt {
    max-width: none;
    color: inherit;
    font-size: ${token('label-text')};
    font-weight: 600;
  }
  && dd {
    font-weight: 400;
    text-align: start;
  }
`

export const WriteLink = styled.a`
  ${linkTarget}
`

export const SessionItems = styled.ul`
  display: grid;
  gap: ${token('space-4')};
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${token('space-4')};
    align-items: center;
    justify-content: space-between;
  }
  button {
    flex-shrink: 0;
  }

  span {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
  }
`
