import { VisuallyHidden } from '@luzzu/ui'
import { useEffect, useState } from 'react'

/** The page sets its title when it has rendered, which takes a moment where its code has to come first. */
const TITLE_SETTLES = 300

export function TitleAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES)
    return () => clearTimeout(timer)
  }, [])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
