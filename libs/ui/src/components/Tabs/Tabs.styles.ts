import styled, { css, type RuleSet } from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

const TAB_VARIANTS = ['pills', 'line'] as const
export type TabVariant = (typeof TAB_VARIANTS)[number]

const cover = `linear-gradient(to right, ${token('surface')} 50%, transparent)`
const shade = `linear-gradient(to right, ${token('line-strong')}, transparent)`
const mirrored = (gradient: string) => gradient.replace('to right', 'to left')

/** A shade at each edge behind which there are more tabs; the covers, which scroll with the tabs, hide it at the ends. */
const moreTabs = css`
  background:
    ${cover} left / ${token('space-6')} 100% no-repeat local,
    ${mirrored(cover)} right / ${token('space-6')} 100% no-repeat local,
    ${shade} left / ${token('space-3')} 100% no-repeat,
    ${mirrored(shade)} right / ${token('space-3')} 100% no-repeat;
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
