import { displayType, media, pictureFrame, Row, raisedSurface, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Success = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${token('space-3')};
  width: 100%;
  max-width: ${token('width-dialog-medium')};
  margin-inline: auto;

  h1 {
    font-size: ${token('heading-2')};
    text-align: center;
  }
  h1 > span {
    display: block;
    margin-top: ${token('space-2')};
    font: 400 ${token('text-xl')} / 1.5 ${token('font-body')};
    letter-spacing: 0;
    color: ${token('text-muted')};
  }
  > p {
    font-size: ${token('text-xl')};
    text-align: center;
    text-wrap: balance;
  }
`

/** What matters first, to be read at a glance. */
export const Facts = styled.section`
  ${raisedSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-3h')} ${token('space-4')};
  box-shadow: ${token('raised')};

  dl {
    gap: ${token('space-3')};
  }
  > dl:last-child {
    gap: 0;
  }
  > dl:first-of-type > div:nth-child(-n + 2) dd {
    ${displayType}
    font-size: ${token('text-title')};
    line-height: 1.3;
  }
  dl small {
    font-family: ${token('font-body')};
  }
  ${media.tablet} {
    padding: ${token('space-5')};
  }
`

export const FactsHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space-4h')};

  p {
    color: ${token('text-muted')};
    font-weight: 600;
  }
  h2 {
    margin-bottom: ${token('space-1')};
    font-size: ${token('heading-3')};
  }
`

export const SuccessImage = styled.div`
  position: relative;
  flex: none;
  width: ${token('space-9')};
  border: ${token('space-1')} solid ${token('paint-white')};
  border-radius: ${token('radius-small')};
  box-shadow: ${token('overlay')};
  aspect-ratio: 4 / 3;
  transform: rotate(-2deg);
  ${pictureFrame}

  ${media.narrow} {
    width: ${token('space-8')};
  }
  > span {
    position: absolute;
    inset-block: auto calc(-1 * ${token('space-2')});
    inset-inline: auto calc(-1 * ${token('space-2h')});
    display: grid;
    place-items: center;
    width: ${token('space-6')};
    height: ${token('space-6')};
    border: ${token('edge-strong')} solid ${token('paint-white')};
    border-radius: ${token('radius-pill')};
    background: ${token('highlight')};
    color: ${token('on-highlight')};
    transform: rotate(10deg);
  }
`

/** What can be done about the trip, in one row. */
export const FactsActions = styled.div`
  > div {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: stretch;
  }
  > div > * {
    height: auto;
    min-height: ${token('control-height')};
    padding: ${token('space-2')} ${token('space-1')};
    text-align: center;
    white-space: normal;
  }
  ${media.phone} {
    > div > * {
      flex-direction: column;
      gap: ${token('space-1')};
    }
  }
`

/** What happens next: a request still needs an answer. */
export const NextStep = styled.section`
  padding: ${token('space-3h')} ${token('space-4')};
  border: 1px solid ${token('pending')};
  border-radius: ${token('radius-card')};
  background: ${token('pending-soft')};
  text-wrap: pretty;

  h2 {
    font-size: ${token('text-xl')};
  }
  li {
    display: flex;
    gap: ${token('space-3')};
    margin-top: ${token('space-2')};
  }
  svg.lucide {
    margin-top: ${token('space-half')};
    color: ${token('pending')};
  }
`

/** What else was told, to be looked up. */
export const Rest = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')} 0;
  font-size: ${token('text-md')};

  h2 {
    font-size: ${token('text-xl')};
  }
  dd {
    font-weight: 400;
  }
  /* As wide as the boxes above; the texts between begin where theirs do. */
  > [data-part='alert'] {
    margin-inline: calc(-1 * ${token('space-4')});
  }
`

export const NextActions = styled(Row)`
  ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`
