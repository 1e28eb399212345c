import { type Fetched, LIST_QUERY } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import type { Version } from '@luzzu/api-client/versions'
import type { Product } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { Fragment, type ReactNode, useState } from 'react'
import type { RecordEditorProps } from '../../platform/records/RecordScreen'
import { useRecordEditor } from '../../platform/records/use-record-editor'
import { useOpenedByAddress } from '../../platform/use-opened-by-address'
import type { ProductPart } from './product-parts'

/** Something of the product with that id, such as its pricing. */
type OfProduct<Part> = Part & { id: number }

type ProductEditorOptions<Part> = {
  part: ProductPart
  /** Fetches the current version by the id of the product. */
  load: (id: number) => Promise<Fetched<Version<Part>>>
  copy: { open: string; openLabel: (product: string) => string }
  icon: ReactNode
  /** The form dialog; its state is reset each time it opens. */
  dialog: (editor: RecordEditorProps<OfProduct<Part>>, product: Product, formKey: number) => ReactNode
}

/** The button that opens something of a product, and its dialog. */
export function useProductEditor<Part>({ part, load, copy, icon, dialog }: ProductEditorOptions<Part>) {
  const [product, setProduct] = useState<Product>()
  async function find(id: number) {
    const { data, error } = await load(id)
    return { data: data && { record: { ...data.record, id }, etag: data.etag }, error }
  }
  const { edit, version, isOpen, formKey, close } = useRecordEditor<OfProduct<Part>>(find)

  function open(opened: Product) {
    setProduct(opened)
    edit(opened)
  }

  const { data: products } = useListProductsQuery(undefined, LIST_QUERY)
  useOpenedByAddress({
    name: part,
    isReady: products !== undefined,
    open(id) {
      const named = products?.find((one) => one.id === id)
      if (named) open(named)
    },
  })

  return {
    isOpen,
    actionsOf: (row: Product) => (
      <Button
        size="small"
        variant="quiet"
        icon={icon}
        aria-label={copy.openLabel(row.name)}
        onClick={() => open(row)}
      >
        {copy.open}
      </Button>
    ),
    dialog:
      product && version?.record.id === product.id ? (
        // Dialogs of several parts stand beside each other, each with a form key of its own.
        <Fragment key={part}>
          {dialog({ version, open: isOpen, onClose: close, find }, product, formKey)}
        </Fragment>
      ) : null,
  }
}
