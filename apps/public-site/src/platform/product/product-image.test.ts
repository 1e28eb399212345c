import { describe, expect, test } from 'vitest'
import { productImage } from './product-image'

describe('the picture of a product', () => {
  test('a stored picture has a srcset of every stored width', () => {
    const image = productImage({ address: '/api/images/abc-640.jpg', sizes: '320px' })
    expect(image?.src).toBe('/api/images/abc-640.jpg')
    expect(image?.srcSet).toBe(
      '/api/images/abc-320.webp 320w, /api/images/abc-640.webp 640w, ' +
        '/api/images/abc-960.webp 960w, /api/images/abc-1200.webp 1200w',
    )
  })

  test('another URL is used unchanged', () => {
    const image = productImage({ address: 'https://pictures.example/luzzu.png', sizes: '320px' })
    expect(image?.src).toBe('https://pictures.example/luzzu.png')
    expect(image).not.toHaveProperty('srcSet')
  })

  test('a product without a picture has no image', () => {
    expect(productImage({ address: null, sizes: '320px' })).toBeUndefined()
  })
})
