import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'

/** A key of the keyboard. */
export function Kbd(props: ComponentPropsWithRef<'kbd'>) {
  return <Key {...props} />
}

const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: ${token('space-5')};
  height: ${token('space-5')};
  padding: 0 ${token('space-1h')};
  border: 1px solid ${token('line-strong')};
  border-bottom-width: ${token('edge')};
  border-radius: ${token('radius-small')};
  background: ${token('surface-raised')};
  color: ${token('text-muted')};
  font: 500 ${token('text-xs')} / 1 ${token('font-body')};
  white-space: nowrap;
`
