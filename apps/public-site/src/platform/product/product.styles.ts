import { pictureFrame, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Picture = styled.div`
  ${pictureFrame}
  aspect-ratio: 16 / 9;
  margin-bottom: ${token('space-5')};
  overflow: hidden;
  border-radius: ${token('radius-card')};

  > svg.lucide {
    width: ${token('space-9')};
    height: ${token('space-9')};
    stroke-width: 1;
  }
`

export const Included = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${token('width-field')}, 100%), 1fr));
  gap: ${token('space-2')} ${token('space-5')};

  > li {
    display: flex;
    gap: ${token('space-2h')};
  }
  svg.lucide {
    flex: none;
    /* In the middle of the first line. */
    height: 1lh;
    color: ${token('confirmed')};
    stroke-width: 2.25;
  }
`

/** Whole sentences, one below the other. */
export const Requirements = styled(Included)`
  grid-template-columns: minmax(0, 1fr);
`

/** The paragraph below a heading, in lines as they were typed. */
export const Lead = styled.p`
  max-width: ${token('measure')};
  margin-block: ${token('space-3')} ${token('space-5')};
  color: ${token('text-muted')};
  font-size: ${token('text-xl')};
  text-wrap: pretty;
  white-space: pre-line;
`
