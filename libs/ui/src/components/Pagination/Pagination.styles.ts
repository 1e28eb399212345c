import styled from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Bar = styled.nav`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  min-height: ${token('topbar-height')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-4h')} ${token('space-3')};
  border-top: 1px solid ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};
`

export const Buttons = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin-inline-start: auto;

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1;
    }
  }
`
