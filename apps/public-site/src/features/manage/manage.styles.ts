import { Row, raisedSurface, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Content = styled.div`
  display: grid;
  gap: ${token('space-5')};
  max-width: ${token('width-dialog-wide')};
  margin-inline: auto;
  padding-block: clamp(${token('space-6')}, 5vw, ${token('space-8')}) ${token('space-9')};

  h1 {
    font-size: ${token('heading-page')};
  }
  h1 + p {
    margin-top: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('text-xl')};
    text-wrap: pretty;
  }
`

export const Section = styled.section`
  ${raisedSurface}
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4h')} ${token('space-5')};

  h2 {
    font-size: ${token('heading-3')};
  }
`

export const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token('space-4h')};
  max-width: ${token('width-form')};

  > :not(button) {
    width: 100%;
  }
`

export const AlertActions = styled(Row)`
  margin-top: ${token('space-3')};
`
