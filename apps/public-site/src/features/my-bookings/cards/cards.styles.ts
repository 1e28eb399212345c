import { media, pictureFrame, raisedSurface, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Picture = styled.div`
  ${pictureFrame}
  aspect-ratio: 4 / 3;
  overflow: hidden;

  > svg.lucide {
    width: ${token('icon-huge')};
    height: ${token('icon-huge')};
  }
`

export const NextCard = styled.article`
  ${raisedSurface}
  display: grid;
  margin-top: ${token('space-5')};
  overflow: hidden;
  box-shadow: ${token('raised')};

  ${media.phone} {
    > ${Picture} {
      grid-template-rows: 100%;
      aspect-ratio: 5 / 2;
    }
  }
  ${media.tablet} {
    grid-template-columns: 5fr 6fr;

    /* As high as the words beside it, which can be longer than the picture is. */
    > ${Picture} {
      aspect-ratio: auto;
    }
  }
`

export const NextCardBody = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token('space-4')};
  padding: clamp(${token('space-4h')}, 3vw, ${token('space-7')});

  h2 {
    margin-top: ${token('space-2')};
    font-size: ${token('heading-2')};
  }
  p {
    color: ${token('text-muted')};
  }
`

/** The button and, below it, what else can be done, all of them ending where it ends. */
export const NextCardActions = styled.div`
  display: grid;
  gap: ${token('space-2')};
  width: 100%;

  > div > * {
    flex: 1 0 auto;
  }
  ${media.belowWide} {
    > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

/** What can be done, in one row of the same height. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-1')};
  grid-column: 1 / -1;

  > div :is(a, button) {
    min-height: ${token('control-height')};
  }

  > button {
    flex: 1 0 auto;
    padding-inline: ${token('space-2')};
  }
  ${media.tablet} {
    justify-content: flex-end;
    grid-column: auto;

    > button {
      flex: none;
      padding-inline: ${token('control-padding')};
    }
  }
  ${media.desk} {
    gap: ${token('space-2')};

    > div {
      display: contents;
    }
  }
  ${media.belowWide} {
    max-width: ${token('width-form')};
  }
`

export const Card = styled.article`
  ${raisedSurface}
  display: grid;
  grid-template-columns: ${token('space-9')} minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')};

  > ${Picture} {
    align-self: start;
    border-radius: ${token('radius')};
  }
  ${media.tablet} {
    grid-template-columns: ${token('width-term')} minmax(0, 1fr) fit-content(58%);
    gap: ${token('space-3')} ${token('space-5')};
    padding-block: ${token('space-3')};
    padding-inline: ${token('space-3')} ${token('space-5')};
  }
`

export const CardText = styled.div`
  h2,
  h3 {
    font-size: ${token('heading-3')};
  }
  ${tabular}
  line-height: 1.45;

  h2 > a,
  h3 > a {
    color: inherit;
    text-decoration: none;
  }
  h2 > a:hover,
  h3 > a:hover {
    text-decoration: underline;
  }
  > p:last-child {
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
  }
`

/** What staff wrote, in short; all of it is in the details. */
export const Reason = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`
