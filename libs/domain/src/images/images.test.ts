import { describe, expect, test } from 'vitest'
import { formatFileSize, isSmaller, planCompression, shouldCompress } from './compression-plan'

const KB = 1024
const MB = 1024 * KB
const jpeg = (size: number) => ({ type: 'image/jpeg', size })

describe('compressing a picture before upload', () => {
  test('skips small files, other types and stored pictures', () => {
    expect(shouldCompress(jpeg(200 * KB - 1))).toBe(false)
    expect(shouldCompress(jpeg(200 * KB))).toBe(true)
    expect(shouldCompress({ type: 'application/pdf', size: 5 * MB })).toBe(false)
    expect(shouldCompress({ ...jpeg(5 * MB), url: '/api/images/x.jpg' })).toBe(false)
  })

  test('scales a large picture to fit 1200 by 1200 with its proportions', () => {
    expect(planCompression(jpeg(3 * MB), 4000, 3000)).toMatchObject({ width: 1200, height: 900 })
    expect(planCompression(jpeg(3 * MB), 1000, 2400)).toMatchObject({ width: 500, height: 1200 })
  })

  test('scales a smaller picture to four fifths', () => {
    expect(planCompression(jpeg(300 * KB), 1000, 500)).toMatchObject({ width: 800, height: 400 })
    expect(planCompression(jpeg(300 * KB), 1200, 1200)).toMatchObject({ width: 960, height: 960 })
  })

  test.each([
    [2 * MB + 1, 0.6],
    [2 * MB, 0.7],
    [MB + 1, 0.7],
    [MB, 0.8],
  ])('encodes a file of %i bytes with quality %d', (size, quality) => {
    expect(planCompression(jpeg(size), 100, 100).quality).toBe(quality)
  })

  test('converts PNG to JPEG', () => {
    expect(planCompression({ type: 'image/png', size: 5 * MB }, 100, 100)).toMatchObject({
      type: 'image/jpeg',
      quality: 0.8,
    })
  })

  test('is discarded without a gain', () => {
    expect(isSmaller({ size: 100 }, { size: 100 })).toBe(false)
    expect(isSmaller({ size: 99 }, { size: 100 })).toBe(true)
  })
})

test.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [200 * KB, '200 KB'],
  [1.5 * MB, '1.5 MB'],
  [3 * 1024 * MB, '3 GB'],
  [5000 * 1024 * MB, '5000 GB'],
])('%i bytes are formatted as %s', (bytes, shown) => expect(formatFileSize(bytes)).toBe(shown))
