import { raisedSurface, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Section = styled.section`
  display: grid;
  gap: ${token('space-4')};

  h2 {
    font-size: ${token('heading-3')};
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${token('space-4h')};
  max-width: ${token('width-form')};
`

export const Amounts = styled.div`
  ${raisedSurface}
  padding: ${token('space-2')} ${token('space-4h')};
`

export const TermList = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  max-width: ${token('measure')};
  padding-inline-start: ${token('space-4h')};
  list-style: disc;
  line-height: 1.5;
`
