import { ImageUp } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import {
  type ComponentPropsWithRef,
  type DragEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Button } from '../Button/Button'
import { Field, type FieldTextProps } from '../Field/Field'
import { Spinner } from '../Spinner/Spinner'
import { DropZone, HiddenInput, Preview, PreviewActions } from './FileDrop.styles'

type Root = Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'>

export type FileDropProps = Root &
  Omit<FieldTextProps, 'hideLabel'> & {
    onFile: (file: File) => void
    /** The `accept` attribute, such as `image/png,image/jpeg`. */
    accept?: string | undefined
    /** The selected or stored picture, with its name and size. */
    preview?: FilePreviewPicture | undefined
    onRemove?: (() => void) | undefined
    /** Progress text with a spinner, in place of the prompt. */
    busy?: string | undefined
    id?: string | undefined
    inputRef?: Ref<HTMLInputElement> | undefined
  }

/** A file input with drag and drop and a preview. */
export function FileDrop({ onFile, accept, preview, onRemove, busy, inputRef, ...words }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const [over, setOver] = useState(false)

  function take(file: File | undefined) {
    if (file) onFile(file)
  }
  const target = {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    // Without this the browser would open the file.
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }

  return (
    <Field {...words}>
      {(control) => (
        <>
          <HiddenInput
            {...control}
            ref={input}
            type="file"
            accept={accept}
            tabIndex={preview ? -1 : undefined}
            onChange={(event) => {
              take(event.target.files?.[0])
              // Lets the user select the same file again after removing it.
              event.target.value = ''
            }}
          />
          {preview && !busy ? (
            <FilePreview
              {...preview}
              target={target}
              onReplace={() => input.current?.click()}
              onRemove={onRemove}
            />
          ) : (
            <DropZone
              htmlFor={control.id}
              data-invalid={control['aria-invalid']}
              aria-live="polite"
              {...target}
            >
              {busy ? <Spinner /> : <ImageUp aria-hidden="true" />}
              <span>{busy ?? 'Drop a picture here or'}</span>
              {!busy && <u>choose a file</u>}
            </DropZone>
          )}
        </>
      )}
    </Field>
  )
}

type FilePreviewPicture = { src: string; alt: string; caption?: ReactNode }

type FilePreviewProps = FilePreviewPicture & {
  /** Called with a file dropped on the preview. */
  target: ComponentPropsWithoutRef<'div'>
  onReplace: () => void
  onRemove?: (() => void) | undefined
}

/** The preview of the selected picture, with its actions. */
function FilePreview({ src, alt, caption, target, onReplace, onRemove }: FilePreviewProps) {
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
