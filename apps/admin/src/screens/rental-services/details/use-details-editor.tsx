import { useLazyFindDetailsVersionQuery } from '@luzzu/api-client/details'
import { MapPin } from 'lucide-react'
import { useProductEditor } from '../use-product-editor'
import { DetailsDialog } from './DetailsDialog'
import { DETAILS_COPY } from './details.copy'

/** The button that opens what guests need to know about a product, and its dialog. */
export function useDetailsEditor() {
  const [load] = useLazyFindDetailsVersionQuery()
  return useProductEditor({
    part: 'details',
    load: (id) => load(id),
    copy: DETAILS_COPY,
    icon: <MapPin aria-hidden="true" />,
    dialog: (editor, product, formKey) => <DetailsDialog key={formKey} product={product} {...editor} />,
  })
}
