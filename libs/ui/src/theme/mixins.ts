import { css } from 'styled-components'
import { media } from './media'
import { token } from './token'

/** Hidden visually but available to screen readers, without effect on the layout. */
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

/** The typeface of headings and large figures. */
export const displayType = css`
  font-family: ${token('font-display')};
  font-weight: 560;
`

/** Tabular figures, so that columns of numbers align. */
export const tabular = css`
  font-variant-numeric: lining-nums tabular-nums;
`

export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The focus ring of a box that contains the focused control. */
export const focusRing = css`
  outline: ${token('edge-strong')} solid ${token('focus')};
  outline-offset: ${token('edge')};
`

/** A surface with a border: cards, panels, lists. */
export const raisedSurface = css`
  background: ${token('surface-raised')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
`

const innerRadius = `calc(${token('radius-card')} - 1px)`

/** For a surface with rounded corners: cells have a background of their own, which must not cover them. */
export const tableCorners = css`
  > :first-child thead th:first-child {
    border-start-start-radius: ${innerRadius};
  }
  > :first-child thead th:last-child {
    border-start-end-radius: ${innerRadius};
  }
  > :last-child tbody > tr:last-child > :first-child {
    border-end-start-radius: ${innerRadius};
  }
  > :last-child tbody > tr:last-child > :last-child {
    border-end-end-radius: ${innerRadius};
  }
  /* A row may be a card. */
  > :first-child tbody > tr:first-child {
    border-start-start-radius: ${innerRadius};
    border-start-end-radius: ${innerRadius};
  }
  > :last-child tbody > tr:last-child {
    border-end-start-radius: ${innerRadius};
    border-end-end-radius: ${innerRadius};
  }
`

/** A link in lines of text that has others above or below: as high as a target has to be. */
export const linkTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: ${token('space-5')};
  line-height: 1.3;
`

/** Forced colors drop the background that tells what cannot be chosen. */
export const forcedUnavailable = css`
  ${media.forced} {
    border: 1px dashed GrayText;

    &,
    * {
      color: GrayText;
    }
  }
`

/** A box that its picture fills; without one, or where it does not load, it shows the icon that follows. The caller sets the ratio. */
export const pictureFrame = css`
  display: grid;
  place-items: center;
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > img:not([data-broken]) + svg {
    display: none;
  }
`
