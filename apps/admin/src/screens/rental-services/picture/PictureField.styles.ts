import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Progress = styled.div`
  display: grid;
  gap: ${token('space-1')};
  margin-top: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  > progress {
    width: 100%;
    height: ${token('space-1h')};
    border: 0;
    border-radius: ${token('edge-strong')};
    overflow: hidden;
    appearance: none;
    background: ${token('line')};
  }
  > progress::-webkit-progress-bar {
    background: ${token('line')};
  }
  > progress::-webkit-progress-value {
    background: ${token('accent')};
  }
  > progress::-moz-progress-bar {
    background: ${token('accent')};
  }
`
