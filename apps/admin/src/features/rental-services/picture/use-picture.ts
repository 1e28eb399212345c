import { MAX_IMAGE_BYTES } from '@luzzu/domain'
import { useEffect, useRef, useState } from 'react'
import { compressPicture } from './compress-picture'
import { PICTURE_COPY as COPY } from './picture.copy'

export type ChosenPicture = { blob: Blob; name: string; originalSize: number; address: string }

/** The picture that was chosen for a record, made smaller before it is sent. */
export function usePicture() {
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<File>(undefined)

  useEffect(() => {
    return () => {
      if (chosen) URL.revokeObjectURL(chosen.address)
    }
  }, [chosen])

  async function choose(file: File) {
    latest.current = file
    setBusy(false)
    setProblem(undefined)
    if (!file.type.startsWith('image/')) return setProblem(COPY.notAPicture)
    setBusy(true)
    const blob = await compressPicture(file)
    // Another picture was chosen, or this one dropped, while this one was being compressed.
    if (latest.current !== file) return
    setBusy(false)
    if (blob.size > MAX_IMAGE_BYTES) return setProblem(COPY.tooLarge)
    setChosen({ blob, name: file.name, originalSize: file.size, address: URL.createObjectURL(blob) })
  }

  return {
    chosen,
    problem,
    isBusy,
    choose: (file: File) => void choose(file),
    drop: () => {
      latest.current = undefined
      setBusy(false)
      setChosen(undefined)
    },
  }
}

export type PictureState = ReturnType<typeof usePicture>
