import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Preview, PreviewActions } from './FileDrop.styles'

export type FilePreviewPicture = { src: string; alt: string; caption?: ReactNode }

type FilePreviewProps = FilePreviewPicture & {
  /** Called with a file dropped on the preview. */
  target: ComponentPropsWithoutRef<'div'>
  onReplace: () => void
  onRemove?: (() => void) | undefined
}

/** The preview of the selected picture, with its actions. */
export function FilePreview({ src, alt, caption, target, onReplace, onRemove }: FilePreviewProps) {
  return (
    <Preview {...target}>
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
