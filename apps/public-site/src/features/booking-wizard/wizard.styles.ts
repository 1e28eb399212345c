import { media, token } from '@luzzu/ui'
import styled from 'styled-components'
import { Lead } from '../../platform/product/product.styles'

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
  @media print {
    > ol {
      display: none;
    }
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

export const ShortField = styled.div`
  max-width: ${token('width-field')};
  margin-block: ${token('space-6')};
`

/** A large picture would push what is to be chosen below the fold; on a phone, where its page has just shown it, it stands beside the name. */
export const Intro = styled.div`
  [data-part='alert'] {
    margin-block: ${token('space-4')};
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: ${token('space-9')} minmax(0, 1fr);
    gap: ${token('space-3')} ${token('space-4')};
    align-items: center;

    > :first-child {
      aspect-ratio: 4 / 3;
      margin-bottom: 0;
      border-radius: ${token('radius')};
    }
    > div:last-child {
      display: contents;

      > :not(:first-child) {
        grid-column: 1 / -1;
        margin-block: 0;
      }
      > ${Lead} {
        font-size: inherit;
      }
    }
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${token('space-5')};

    > :first-child {
      align-self: start;
      aspect-ratio: 4 / 3;
      margin-bottom: 0;
    }
  }
`
