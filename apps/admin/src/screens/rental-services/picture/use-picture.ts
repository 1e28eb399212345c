import { MAX_IMAGE_BYTES, shouldCompress } from '@luzzu/domain'
import { useEffect, useRef, useState } from 'react'
import { compress } from './compress'
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
  // A form may have changed while its picture was compressed.
  const latestSet = useRef(setSelected)
  useEffect(() => {
    latestSet.current = setSelected
  })

  useEffect(() => {
    return () => {
      if (selected) URL.revokeObjectURL(selected.address)
    }
  }, [selected])

  async function select(file: File) {
    latest.current = file
    setProblem(undefined)
    setBusy(true)
    const { picture, refusal } = await readPicture(file)
    if (latest.current !== file) {
      // The user selected another picture or removed this one meanwhile.
      if (picture) URL.revokeObjectURL(picture.address)
      return
    }
    setBusy(false)
    if (picture) latestSet.current(picture)
    else setProblem(refusal)
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

type Reading = { picture: SelectedPicture; refusal?: never } | { picture?: never; refusal: string }

/** The picture in a file, compressed, or why there is none to upload. */
async function readPicture(file: File): Promise<Reading> {
  if (!file.type.startsWith('image/')) return { refusal: COPY.notAPicture }
  const blob = await compressPicture(file)
  if (blob.size > MAX_IMAGE_BYTES) return { refusal: COPY.tooLarge }
  const address = URL.createObjectURL(blob)
  if (await canShow(address)) return { picture: { blob, name: file.name, originalSize: file.size, address } }
  URL.revokeObjectURL(address)
  return { refusal: ACCEPTED.includes(file.type) ? COPY.broken : COPY.unsupported }
}

/** The types that the server takes. */
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp']

/** Whether the browser can show what is at an address. */
async function canShow(address: string): Promise<boolean> {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false,
  )
}

/** The picture to upload; the original when compression fails. */
async function compressPicture(file: File): Promise<Blob> {
  if (!shouldCompress(file)) return file
  const compressed = await compressInWorker(file).catch(() => compress(file).catch(() => undefined))
  if (!compressed) {
    // biome-ignore lint/suspicious/noConsole: the failure is logged and the original is uploaded
    console.warn(`${file.name} could not be compressed. Uploading the original.`)
  }
  return compressed ?? file
}

/** Rejects when no worker can be started, for instance when the admin comes from another origin. */
function compressInWorker(file: File): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => end(() => resolve(data))
    worker.onerror = () => end(() => reject(new Error('The worker did not start')))
    worker.postMessage(file)
  })
}
