import styled from 'styled-components'
import { media } from '../../theme/media'
import { ellipsis, visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Frame = styled.div`
  --sticky-top: ${token('topbar-height')};
  display: grid;
  grid-template-columns: ${token('width-sidebar')} minmax(0, 1fr);
  min-height: 100vh;

  &[data-collapsed] {
    grid-template-columns: ${token('width-sidebar-narrow')} minmax(0, 1fr);
  }
  ${media.withoutSidebar} {
    &,
    &[data-collapsed] {
      display: block;
    }
  }
  ${media.short} {
    --sticky-top: initial;
  }
  @media print {
    display: block;
  }
`

export const Sidebar = styled.div`
  position: sticky;
  top: 0;
  /* The tips beside its icons lie above the page. */
  z-index: ${token('layer-sticky')};
  display: flex;
  flex-direction: column;
  height: 100vh;
  padding: 0 ${token('space-3')} ${token('space-3')};
  overflow-y: auto;
  border-inline-end: 1px solid ${token('line')};
  background: ${token('surface-sunken')};

  ${media.withoutSidebar} {
    display: none;
  }
  @media print {
    display: none;
  }
  [data-collapsed] > & :is([data-label], small, kbd) {
    ${visuallyHidden}
  }
  /* The label comes back as a tip beside the icon. Fixed, because the bar cuts off what leaves it. */
  [data-collapsed] > & :hover > [data-label],
  [data-collapsed] > & :focus-visible > [data-label] {
    position: fixed;
    width: max-content;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
    z-index: ${token('layer-overlay')};
    inset-inline-start: calc(${token('width-sidebar-narrow')} + ${token('space-1')});
    padding: ${token('space-1h')} ${token('space-2h')};
    border-radius: ${token('radius-small')};
    background: ${token('text')};
    color: ${token('surface')};
    font-size: ${token('text-sm')};
    pointer-events: none;
  }
  /* Only the eye of the brand is left, and the number of what waits lies on the corner of its icon. */
  [data-collapsed] > & [data-brand] > * {
    width: ${token('icon-huge')};
    gap: ${token('space-9')};
    overflow: hidden;
  }
  [data-collapsed] > & [data-count] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

export const BrandLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  height: ${token('topbar-height')};
  flex: none;
  padding: 0 ${token('space-1')};

  > small {
    margin-inline-start: auto;
    font-size: ${token('text-sm')};
    font-weight: 500;
    color: ${token('text-muted')};
  }
`

/* Stripes in the colors of a luzzu: blue, yellow, red. */
export const Strakes = styled.div`
  flex: none;
  height: ${token('space-1h')};
  margin: 0 calc(-1 * ${token('space-3')}) ${token('space-3')};
  background: linear-gradient(
    ${token('accent')} 0 33.3%,
    ${token('highlight')} 33.3% 66.6%,
    ${token('danger')} 66.6%
  );
`

export const NavList = styled.ul`
  display: grid;
  gap: ${token('space-half')};
`

export const NavEntry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: ${token('row-height')};
  padding: 0 ${token('space-2h')};
  border: 0;
  border-radius: ${token('radius')};
  background: transparent;
  color: ${token('text')};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  ${media.low} {
    min-height: ${token('control-tiny')};
  }
  > svg.lucide {
    color: ${token('text-muted')};
  }
  &:hover {
    background: ${token('hover')};
  }
  &[aria-current='page'] {
    background: ${token('surface-raised')};
    box-shadow: inset ${token('edge-strong')} 0 0 ${token('accent')}, ${token('raised')};
    color: ${token('accent')};
    font-weight: 600;

    > svg.lucide {
      color: ${token('accent')};
    }
  }
  > :is(kbd, [data-count]) {
    margin-inline-start: auto;
  }
`

export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${token('space-5')};
  height: ${token('icon')};
  padding: 0 ${token('space-1h')};
  border-radius: ${token('radius-pill')};
  background: ${token('highlight')};
  color: ${token('on-highlight')};
  font-size: ${token('text-xs')};
  font-weight: 700;
`

export const Foot = styled.div`
  margin-top: auto;
  padding-top: ${token('space-2')};
  border-top: 1px solid ${token('line')};
`

export const Topbar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('layer-sticky')};
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  height: ${token('topbar-height')};
  padding: 0 ${token('space-5')};
  border-bottom: 1px solid ${token('line')};
  background: ${token('surface')};

  /* One row, and a band of its own for the status. */
  ${media.belowDesk} {
    flex-wrap: wrap;
    row-gap: 0;
    height: auto;
    min-height: ${token('topbar-height')};
  }
  ${media.phone} {
    column-gap: ${token('space-1')};
    padding: 0 ${token('space-2')};
  }
  ${media.short} {
    position: relative;
  }
  @media print {
    display: none;
  }
`

export const PhoneOnly = styled.div`
  display: none;

  ${media.withoutSidebar} {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    min-width: 0;

    /* The brand, whose name gives way to the buttons. */
    > :not(button) {
      min-width: 0;

      > :last-child {
        ${ellipsis}
        line-height: 1.4;
      }
    }
  }
`

export const TopEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  /* The row is as high without the band, which ends with the line of the bar. */
  height: calc(${token('topbar-height')} - 1px);
  margin-inline-start: auto;

  ${media.phone} {
    gap: 0;
  }
`

export const TopStatus = styled.div`
  margin-inline-start: auto;

  &:empty {
    display: none;
  }
  ${media.desk} {
    & + ${TopEnd} {
      margin-inline-start: 0;
    }
    &:empty + ${TopEnd} {
      margin-inline-start: auto;
    }
  }
  ${media.belowDesk} {
    order: 1;
    flex: 0 0 100%;
  }
`

export const Main = styled.main`
  max-width: ${token('width-admin')};
  padding: ${token('space-5')} ${token('space-5')} ${token('space-9')};

  ${media.phone} {
    padding: ${token('space-4h')} ${token('space-4')} ${token('space-9')};
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`
