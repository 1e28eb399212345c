import { api, listTags } from '@luzzu/api-core'
import type { AddonChange, AddonFields } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'

const addonsApi = api.enhanceEndpoints({ addTagTypes: ['Addon', 'Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listAddons: query('GET /addons', { providesTags: (addons) => listTags('Addon', addons) }),
      // A product contains its add-ons.
      createAddon: mutation('POST /addons', {
        request: (body: AddonFields) => ({ body }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Addon', id: 'LIST' }, 'Product']),
      }),
      updateAddon: mutation('PUT /addons/:id', {
        request: ({ id, change, ifMatch }: { id: number; change: Partial<AddonChange> } & IfMatch) => ({
          params: { id },
          body: change,
          ifMatch,
        }),
        invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Addon', id }, 'Product']),
      }),
      deleteAddon: mutation('DELETE /addons/:id', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Addon', id: 'LIST' }, 'Product']),
      }),
    }
  },
})

export const { useListAddonsQuery, useCreateAddonMutation, useUpdateAddonMutation, useDeleteAddonMutation } =
  addonsApi
