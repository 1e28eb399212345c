import { media, pictureFrame, raisedSurface, token } from '@luzzu/ui'
import styled from 'styled-components'

export const WizardLayout = styled.div`
  display: grid;
  gap: ${token('space-6')} ${token('space-7')};
  padding-block: ${token('space-6')} ${token('space-8')};

  > ol {
    grid-column: 1 / -1;
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) ${token('width-summary')};
    align-items: start;
  }
`

export const StepPanel = styled.div`
  min-width: 0;

  h1 {
    font-size: ${token('heading-2')};
    line-height: 1.12;
  }
  > h2 {
    margin-block: ${token('space-6')} ${token('space-3')};
    font-size: ${token('heading-3')};
  }
  > [data-part='alert'] {
    margin-block: ${token('space-4')};
  }
  > [data-part='alert']:first-child {
    margin-top: 0;
  }
`

/** What stands in the summary where that is beside the steps. */
export const BelowChoices = styled.div`
  margin-block: ${token('space-4')};

  &:empty {
    display: none;
  }
  ${media.desk} {
    display: none;
  }
`

export const SuccessImage = styled.div`
  position: relative;
  width: min(${token('width-summary')}, 64%);
  margin: ${token('space-3')} auto ${token('space-6')};
  border: ${token('space-2h')} solid ${token('paint-white')};
  border-radius: ${token('radius-small')};
  box-shadow: ${token('overlay')};
  aspect-ratio: 4 / 3;
  transform: rotate(-2deg);
  ${pictureFrame}

  > svg.lucide {
    width: ${token('thumb')};
    height: ${token('thumb')};
    stroke-width: 1;
  }

  > span {
    position: absolute;
    inset-block: auto calc(-1 * ${token('space-5')});
    inset-inline: auto calc(-1 * ${token('space-3h')});
    display: grid;
    place-items: center;
    width: ${token('thumb')};
    height: ${token('thumb')};
    border: ${token('edge-bold')} solid ${token('paint-white')};
    border-radius: ${token('radius-pill')};
    background: ${token('highlight')};
    color: ${token('on-highlight')};
    transform: rotate(10deg);
  }
  > span > svg.lucide {
    width: ${token('row-height')};
    height: ${token('row-height')};
  }
  ${media.phone} {
    width: 48%;
    margin-block: 0 ${token('space-5')};

    > span {
      transform: rotate(10deg) scale(0.7);
    }
  }
`

export const Success = styled.section`
  grid-column: 1 / -1;
  max-width: ${token('width-dialog-medium')};
  margin-inline: auto;
  text-align: center;

  h1 {
    font-size: ${token('heading-2')};
  }
  h1 > span {
    display: block;
    margin-top: ${token('space-3')};
    font: 400 ${token('text-xl')} / 1.6 ${token('font-body')};
    letter-spacing: 0;
    color: ${token('text-muted')};
  }
  > p {
    margin-block: ${token('space-3')} ${token('space-5')};
    font-size: ${token('text-xl')};
    text-wrap: balance;
  }
`

/** What comes first after the heading, while the booking is no more than a request. */
export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  margin-block: ${token('space-4')} ${token('space-5')};
  padding: ${token('space-4')};
  border: 1px solid ${token('pending')};
  border-radius: ${token('radius-card')};
  background: ${token('pending-soft')};
  text-wrap: pretty;

  > span {
    padding: 0;
    font-size: ${token('text-xl')};
  }
`

export const SuccessSection = styled.section`
  ${raisedSurface}
  display: grid;
  gap: ${token('space-4')};
  margin-bottom: ${token('space-5')};
  padding: ${token('space-4')} ${token('space-5')};
  text-align: start;

  h2 {
    font-size: ${token('heading-3')};
  }
`

export const ShortField = styled.div`
  max-width: ${token('width-field')};
  margin-block: ${token('space-6')};
`
