import { FileDrop, token } from '@luzzu/ui'
import type { Ref } from 'react'
import styled from 'styled-components'
import { PICTURE_COPY as COPY, describeSize } from './picture.copy'
import type { PictureState } from './use-picture'

type PictureFieldProps = {
  picture: PictureState
  /** The stored picture with its alternative text. */
  stored: { src: string; alt: string } | undefined
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  /** Upload progress from 0 to 1, while the form is submitted. */
  progress: number | undefined
}

export function PictureField({ picture, stored, error, inputRef, progress }: PictureFieldProps) {
  const { selected } = picture
  const preview = selected
    ? {
        src: selected.address,
        alt: selected.name,
        caption: (
          <>
            <b>{selected.name}</b>
            <br />
            {describeSize(selected.originalSize, selected.blob.size)}
          </>
        ),
      }
    : stored

  return (
    <div>
      <FileDrop
        label={COPY.label}
        hint={preview ? COPY.hintOnStored : COPY.hint}
        accept="image/*"
        error={picture.problem ?? error}
        preview={preview}
        busy={picture.isBusy ? COPY.compressing : undefined}
        inputRef={inputRef}
        onFile={picture.select}
        onRemove={selected ? picture.drop : undefined}
      />
      {selected && progress !== undefined && <UploadProgress sent={progress} label={COPY.uploading} />}
    </div>
  )
}

/** `sent` from 0 to 1. */
export function UploadProgress({ sent, label }: { sent: number; label: string }) {
  return (
    <Progress>
      <progress max={1} value={sent} aria-label={label} />
      <span aria-hidden="true">Uploading, {Math.round(sent * 100)}%</span>
    </Progress>
  )
}

const Progress = styled.div`
  display: grid;
  gap: ${token('space-1')};
  margin-top: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  > progress {
    width: 100%;
    height: ${token('space-1h')};
    border: 0;
    border-radius: ${token('edge-strong')};
    overflow: hidden;
    appearance: none;
    background: ${token('line')};
  }
  > progress::-webkit-progress-bar {
    background: ${token('line')};
  }
  > progress::-webkit-progress-value {
    background: ${token('accent')};
  }
  > progress::-moz-progress-bar {
    background: ${token('accent')};
  }
`
