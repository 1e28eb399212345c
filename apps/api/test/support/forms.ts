type Part = string | { bytes: Buffer; filename?: string; type?: string }

const BOUNDARY = 'a-boundary-of-the-tests'

/** A handwritten multipart body with its headers, so that tests can break it. */
export function aForm(parts: [name: string, part: Part][]): {
  payload: Buffer
  headers: Record<string, string>
} {
  const chunks = parts.flatMap(([name, part]) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`
    if (typeof part === 'string') return [Buffer.from(`${head}\r\n\r\n${part}\r\n`)]
    const { bytes, filename = 'picture.png', type = 'image/png' } = part
    return [
      Buffer.from(`${head}; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
