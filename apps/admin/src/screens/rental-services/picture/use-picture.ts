import { MAX_IMAGE_BYTES } from '@luzzu/domain'
import { useEffect, useRef, useState } from 'react'
import { compressPicture } from './compress-picture'
import { PICTURE_COPY as COPY } from './picture.copy'

export type SelectedPicture = { blob: Blob; name: string; originalSize: number; address: string }

/** The selected picture of a record, compressed before upload. */
export function usePicture(
  selected: SelectedPicture | undefined,
  setSelected: (picture: SelectedPicture | undefined) => void,
) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<File>(undefined)

  useEffect(() => {
    return () => {
      if (selected) URL.revokeObjectURL(selected.address)
    }
  }, [selected])

  async function select(file: File) {
    latest.current = file
    setBusy(false)
    setProblem(undefined)
    if (!file.type.startsWith('image/')) return setProblem(COPY.notAPicture)
    setBusy(true)
    const blob = await compressPicture(file)
    // The user selected another picture or removed this one meanwhile.
    if (latest.current !== file) return
    setBusy(false)
    if (blob.size > MAX_IMAGE_BYTES) return setProblem(COPY.tooLarge)
    setSelected({ blob, name: file.name, originalSize: file.size, address: URL.createObjectURL(blob) })
  }

  return {
    selected,
    problem,
    isBusy,
    select: (file: File) => void select(file),
    drop: () => {
      latest.current = undefined
      setBusy(false)
      setSelected(undefined)
    },
  }
}

export type PictureState = ReturnType<typeof usePicture>
