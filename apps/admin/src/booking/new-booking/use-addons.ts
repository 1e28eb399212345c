import { LIST_QUERY } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'

/** The optional add-ons of a product, and which of those that were ticked it has. */
export function useAddons(productId: number | undefined, tickedIds: readonly number[]) {
  const query = useFindProductQuery(productId ?? 0, {
    skip: productId === undefined,
    ...LIST_QUERY,
  })
  const addons = query.currentData?.addons.filter(({ included }) => included === 0) ?? []
  return {
    addons,
    chosenIds: addons.map(({ id }) => id).filter((id) => tickedIds.includes(id)),
    isError: query.isError && query.currentData === undefined,
    refetch: () => void query.refetch(),
  }
}
