import { Link } from '@luzzu/routing'
import { Band, LinkButton, media, SunsetPicture, token } from '@luzzu/ui'
import styled from 'styled-components'
import { paths } from '../../../platform/paths'
import { HOME_COPY } from '../home.copy'

export function CallToAction() {
  return (
    <Band aria-labelledby="closing-title">
      <Block>
        <SunsetPicture />
        <h2 id="closing-title">{HOME_COPY.closing}</h2>
        <p>{HOME_COPY.closingLead}</p>
        <LinkButton as={Link} to={paths.services} variant="sun" size="large">
          {HOME_COPY.browse}
        </LinkButton>
      </Block>
    </Band>
  )
}

const Block = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: start;
  gap: ${token('space-5')};
  padding: clamp(${token('space-6')}, 6vw, ${token('space-8')}) clamp(${token('space-5')}, 6vw, ${token('space-8')})
    ${token('width-sidebar')};
  overflow: hidden;
  border-radius: ${token('radius-block')};
  background: ${token('deep-raised')};
  color: ${token('on-deep')};

  > svg {
    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    max-width: none;
  }
  > h2 {
    max-width: ${token('measure-title')};
  }
  > p {
    max-width: ${token('measure-short')};
    margin-top: calc(-1 * ${token('space-2')});
    color: ${token('on-deep-muted')};
    font-size: ${token('text-xl')};
  }
  a:focus-visible {
    outline-color: ${token('highlight')};
    box-shadow: none;
  }
  ${media.phone} {
    > svg {
      height: ${token('picture')};
    }
  }
  ${media.tablet} {
    padding-bottom: clamp(${token('space-9')}, 12vw, calc(${token('space-9')} + ${token('space-8')}));
  }
`
