import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: ${token('space-4h')};
  margin-top: ${token('space-6')};
`

export const FormFooter = styled.p`
  margin-top: ${token('space-4h')};
  color: ${token('text-muted')};
  text-align: center;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('row-height')};
  }
`
