import { api, listTags } from '@luzzu/api-core'
import type { AddonChange, AddonFields } from '@luzzu/domain'
import type { Addon } from '@luzzu/domain/contracts'
import { type IfMatch, ifMatchHeader } from './if-match'

const addonsApi = api.enhanceEndpoints({ addTagTypes: ['Addon', 'Product'] }).injectEndpoints({
  endpoints: (build) => ({
    listAddons: build.query<Addon[], void>({
      query: () => '/addons',
      providesTags: (addons) => listTags('Addon', addons),
    }),
    // A product contains its add-ons.
    createAddon: build.mutation<Addon, AddonFields>({
      query: (body) => ({ url: '/addons', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Addon', id: 'LIST' }, 'Product']),
    }),
    updateAddon: build.mutation<Addon, { id: number; change: Partial<AddonChange> } & IfMatch>({
      query: ({ id, change, ifMatch }) => ({
        url: `/addons/${id}`,
        method: 'PUT',
        body: change,
        headers: ifMatchHeader(ifMatch),
      }),
      invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Addon', id }, 'Product']),
    }),
    deleteAddon: build.mutation<void, number>({
      query: (id) => ({ url: `/addons/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Addon', id: 'LIST' }, 'Product']),
    }),
  }),
})

export const { useListAddonsQuery, useCreateAddonMutation, useUpdateAddonMutation, useDeleteAddonMutation } =
  addonsApi
