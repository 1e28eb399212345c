import type { ProductPicture as FurtherPicture } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { IconButton, pictureFrame, token } from '@luzzu/ui'
import { ChevronLeft, ChevronRight, Sailboat } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { ProductPicture } from './ProductPicture'
import { productImage } from './product-image'

type GalleryProps = { product: Product; pictures: readonly FurtherPicture[] }

const SIZES = '(min-width: 960px) 712px, 100vw'

/** The pictures of a product: swiped, scrolled with the arrow keys, or shown one by one with the buttons. */
export function Gallery({ product, pictures }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (pictures.length === 0) return <ProductPicture product={product} />
  const count = pictures.length + 1

  function show(index: number) {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  function follow() {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    // Negative from right to left.
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  return (
    <Frame role="group" aria-label={`Pictures of ${product.name}`}>
      <Strip ref={strip} tabIndex={0} onScroll={follow} aria-label={`${count} pictures`}>
        <li>
          <ProductPicture product={product} />
        </li>
        {pictures.map(({ id, image_url, alt }) => (
          <li key={id}>
            <Further>
              <img {...productImage({ address: image_url, sizes: SIZES, alt })} alt={alt} />
              <Sailboat aria-hidden="true" />
            </Further>
          </li>
        ))}
      </Strip>
      <Controls data-needs-script>
        <IconButton
          aria-label="Previous picture"
          icon={<ChevronLeft />}
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
        />
        <span role="status">
          {shown + 1} of {count}
        </span>
        <IconButton
          aria-label="Next picture"
          icon={<ChevronRight />}
          aria-disabled={shown === count - 1}
          onClick={() => show(shown + 1)}
        />
      </Controls>
    </Frame>
  )
}

const Frame = styled.div`
  margin-bottom: ${token('space-5')};
`

const Strip = styled.ul`
  display: flex;
  overflow-x: auto;
  border-radius: ${token('radius-card')};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
  > li > * {
    margin-bottom: 0;
  }
`

const Further = styled.div`
  ${pictureFrame}
  aspect-ratio: 16 / 9;
  overflow: hidden;
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')};
  margin-top: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
`
