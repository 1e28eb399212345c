import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Preview, PreviewActions } from './FileDrop.styles'

export type FilePreviewPicture = { src: string; alt: string; caption?: ReactNode }

type FilePreviewProps = FilePreviewPicture & {
  onReplace: () => void
  onRemove?: (() => void) | undefined
}

/** The chosen picture and what can be done with it. */
export function FilePreview({ src, alt, caption, onReplace, onRemove }: FilePreviewProps) {
  return (
    <Preview>
      <img src={src} alt={alt} />
      <PreviewActions>
        {caption && <p>{caption}</p>}
        <Button size="small" variant="plain" onClick={onReplace}>
          Replace picture
        </Button>
        {onRemove && (
          <Button size="small" variant="quiet" onClick={onRemove}>
            Remove
          </Button>
        )}
      </PreviewActions>
    </Preview>
  )
}
