import { useLazyFindDetailsVersionQuery } from '@luzzu/api-client/details'
import type { Product } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { MapPin } from 'lucide-react'
import { useRecordEditor } from '../../../platform/records/use-record-editor'
import { DetailsDialog, type RecordOfDetails } from './DetailsDialog'
import { DETAILS_COPY, titleOf } from './details.copy'

/** The button that opens what guests need to know about a product, and its dialog. */
export function useDetailsEditor(products: readonly Product[] = []) {
  const [load] = useLazyFindDetailsVersionQuery()
  async function find(id: number) {
    const { data, error } = await load(id)
    return { data: data && { record: { ...data.record, id }, etag: data.etag }, error }
  }
  const { edit, version, isOpen, formKey, close } = useRecordEditor<RecordOfDetails>(find)
  const product = products.find(({ id }) => id === version?.record.id)
  return {
    isOpen,
    actionsOf: ({ id, name }: Product) => (
      <Button
        size="small"
        variant="quiet"
        icon={<MapPin aria-hidden="true" />}
        aria-label={titleOf(name)}
        onClick={() => edit({ id })}
      >
        {DETAILS_COPY.open}
      </Button>
    ),
    dialog: version && product && (
      <DetailsDialog
        key={formKey}
        product={product}
        version={version}
        open={isOpen}
        onClose={close}
        find={find}
      />
    ),
  }
}
