import styled, { css, keyframes, type RuleSet } from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

const TAB_VARIANTS = ['pills', 'line'] as const
export type TabVariant = (typeof TAB_VARIANTS)[number]

/** Of a list that scrolls, the edges with tabs behind them; without such tabs it has no timeline. */
const fadeEdges = keyframes`
  0% {
    --start-edge: black;
    --end-edge: transparent;
  }
  2%,
  98% {
    --start-edge: transparent;
    --end-edge: transparent;
  }
  100% {
    --start-edge: transparent;
    --end-edge: black;
  }
`

/** Tabs fade into the page at each edge behind which there are more of them. */
const moreTabs = css`
  @supports (animation-timeline: scroll()) {
    --reading-direction: to right;
    mask-image: linear-gradient(
      var(--reading-direction),
      var(--start-edge, black),
      black ${token('space-5')} calc(100% - ${token('space-5')}),
      var(--end-edge, black)
    );
    animation: ${fadeEdges} linear both;
    animation-timeline: scroll(self inline);

    &:dir(rtl) {
      --reading-direction: to left;
    }
  }
`

const listStyles: Record<TabVariant, RuleSet> = {
  pills: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-2')};

    ${media.small} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
  line: css`
    display: flex;
    gap: ${token('space-1')};
    overflow-x: auto;
    ${moreTabs}
    /* Room for the ring of the tab that has the focus. */
    padding: ${token('space-1')} ${token('space-1')} 0;
    margin-inline: calc(-1 * ${token('space-1')});
    border-bottom: 1px solid ${token('line')};
  `,
}

export const List = styled.div<{ $variant: TabVariant }>`
  ${({ $variant }) => listStyles[$variant]}

  /* Nothing could be chosen. */
  @media (scripting: none) {
    display: none;
  }
`

const tabStyles: Record<TabVariant, RuleSet> = {
  pills: css`
    justify-content: center;
    min-height: ${token('field-height')};
    padding: 0 ${token('space-3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius-pill')};
    background: ${token('surface-raised')};
    color: ${token('text')};
    font-weight: 600;

    &:hover {
      border-color: ${token('accent')};
    }
    &[data-selected] {
      background: ${token('accent')};
      border-color: ${token('accent')};
      color: ${token('on-accent')};
    }
  `,
  line: css`
    flex: none;
    min-height: ${token('row-height')};
    padding: 0 ${token('space-3h')};
    border: 0;
    border-radius: ${token('radius')} ${token('radius')} 0 0;
    background: none;
    color: ${token('text-muted')};
    font-weight: 500;
    white-space: nowrap;

    ${media.phone} {
      padding-inline: ${token('space-2h')};
    }

    &:hover {
      color: ${token('text')};
    }
    &[data-selected] {
      box-shadow: inset 0 calc(-1 * ${token('edge-strong')}) 0 ${token('accent')};
      color: ${token('accent')};
      font-weight: 600;
    }
  `,
}

export const TabButton = styled.button<{ $variant: TabVariant }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  line-height: 1.3;
  cursor: pointer;
  ${({ $variant }) => tabStyles[$variant]}
`

export const Panel = styled.div`
  margin-top: ${token('space-5')};

  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
`
