import { api, listTags } from '@luzzu/api-core'
import type { AddonChange, AddonFields } from '@luzzu/domain'
import { byId, onSuccess, withBody, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const addonsApi = api.enhanceEndpoints({ addTagTypes: ['Addon', 'Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listAddons: query('GET /addons', { providesTags: (addons) => listTags('Addon', addons) }),
      // A product contains its add-ons.
      createAddon: mutation('POST /addons', {
        request: withBody<AddonFields>,
        invalidatesTags: onSuccess([{ type: 'Addon', id: 'LIST' }, 'Product']),
      }),
      updateAddon: mutation('PUT /addons/:id', {
        request: withChange<Partial<AddonChange>>,
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Addon', id }, 'Product']),
      }),
      deleteAddon: mutation('DELETE /addons/:id', {
        request: byId,
        invalidatesTags: onSuccess([{ type: 'Addon', id: 'LIST' }, 'Product']),
      }),
    }
  },
})

export const { useListAddonsQuery, useCreateAddonMutation, useUpdateAddonMutation, useDeleteAddonMutation } =
  addonsApi
