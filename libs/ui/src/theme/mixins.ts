import { css } from 'styled-components'
import { token } from './token'

/** Seen by a screen reader, not by the eye, and without effect on the layout. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** The voice of headings and large figures. */
export const displayType = css`
  font-family: ${token('font-display')};
  font-variation-settings: 'SOFT' 100, 'WONK' 0;
  font-weight: 560;
`

/** Figures of equal width, so that columns of numbers line up. */
export const tabular = css`
  font-variant-numeric: lining-nums tabular-nums;
`

export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The ring for a box whose control inside has the focus. */
export const focusRing = css`
  outline: ${token('edge-strong')} solid ${token('focus')};
  outline-offset: ${token('edge')};
`

/** A ground with an edge: cards, panels, lists. */
export const raisedSurface = css`
  background: ${token('surface-raised')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
`
