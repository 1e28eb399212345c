import { displayType, media, token } from '@luzzu/ui'
import styled, { createGlobalStyle } from 'styled-components'

/** On paper a page is what it says, without what is around it and what is only pressed. */
export const PrintStyles = createGlobalStyle`
  @media print {
    :has(> #main) > :not(#main),
    :is(a, button):is([data-variant], [data-tooltip]),
    form[role='search'],
    button[aria-label] {
      display: none;
    }
    article {
      break-inside: avoid;
    }
  }
`

export const PhoneOnly = styled.div`
  margin-inline-start: calc(-1 * ${token('space-2h')});

  ${media.tablet} {
    display: none;
  }
`

/* The root says whether a session is stored before the page is painted, and while it runs. */
export const AccountPlaceholder = styled.span`
  display: none;

  :root[data-session] & {
    display: inline-flex;
  }
`

export const VisitorLinks = styled.div`
  display: none;

  ${media.tablet} {
    display: flex;
    gap: ${token('space-2')};
  }
  :root[data-session] & {
    display: none;
  }
`

export const Main = styled.main`
  /* Keeps the footer out of sight while a page is on its way, so that it does not jump when it comes. */
  min-height: 100svh;
`

export const DrawerLinks = styled.ul`
  a {
    ${displayType}
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('topbar-height')};
    padding: 0 ${token('space-3')};
    border-radius: ${token('radius')};
    color: ${token('text')};
    font-size: ${token('text-title')};
    text-decoration: none;
  }
  a:hover {
    background: ${token('accent-soft')};
  }
`

/* A live region has to exist before its text changes. */
export const NoticeBar = styled.div`
  position: sticky;
  top: ${token('header-height')};
  z-index: ${token('layer-sticky')};
  background: ${token('pending-soft')};
  color: ${token('pending')};
  font-size: ${token('text-md')};
  text-align: center;

  ${media.short} {
    top: 0;
  }
  &:not(:empty) {
    padding: ${token('space-2')} ${token('space-4')};
  }
  &[data-over-hero] {
    position: fixed;
    inset-inline: 0;
  }
  /* The headline begins below it. */
  ${media.phone} {
    &[data-over-hero]:not(:empty) ~ main h1 {
      padding-top: ${token('space-7')};
    }
    &[data-over-hero]:not(:empty):has(a) ~ main h1 {
      padding-top: ${token('space-8')};
    }
  }
  > a {
    color: inherit;
    font-weight: 600;
  }
`
