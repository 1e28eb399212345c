import { useEffect, useRef, useState } from 'react'
import { makeSmaller } from './make-smaller'
import { MAX_BYTES, PICTURE_WORDS as WORDS } from './picture-words'

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
    if (!file.type.startsWith('image/')) return setProblem(WORDS.notAPicture)
    setBusy(true)
    const blob = await makeSmaller(file)
    // Another picture was chosen, or this one dropped, while this one was being compressed.
    if (latest.current !== file) return
    setBusy(false)
    if (blob.size > MAX_BYTES) return setProblem(WORDS.tooLarge)
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

export type PictureInHand = ReturnType<typeof usePicture>
