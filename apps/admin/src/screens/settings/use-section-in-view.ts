import { useEffect, useState } from 'react'

/** Of the sections of a page with these ids: the one in use, else the one that is looked at. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const follow = () => setCurrent(sectionInView(ids))
    // Pressing a link focuses it: were another one marked by that, the row would scroll it away from the pointer.
    const followSection = ({ target }: FocusEvent) => {
      if (ids.some((id) => document.getElementById(id)?.contains(target as Node))) follow()
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    document.addEventListener('focusin', followSection)
    return () => {
      removeEventListener('scroll', follow)
      document.removeEventListener('focusin', followSection)
    }
  }, [ids])

  return current
}

function sectionInView(ids: readonly string[]): string | undefined {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
  const focused = document.activeElement
  const used = sections.find((section) => section.contains(focused))
  if (used && focused && isInView(focused)) return used.id
  const line = lineOfSight()
  return (sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0])?.id
}

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}

/** Of the height of the window, at the top of the page. */
const FIRST_LINE = 0.35

/** It moves down the window as the page is scrolled, so that the last section comes to it as well. */
function lineOfSight(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const distance = scrollHeight - clientHeight
  const scrolled = distance > 0 ? scrollY / distance : 0
  return (FIRST_LINE + (1 - FIRST_LINE) * scrolled) * clientHeight
}
