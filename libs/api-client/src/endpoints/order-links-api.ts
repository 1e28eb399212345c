import { api } from '@luzzu/api-core'
import { endpointsOf } from '../operation-endpoints'

const orderLinksApi = api.enhanceEndpoints({ addTagTypes: ['Booking', 'Order'] }).injectEndpoints({
  endpoints: (build) => {
    const { mutation } = endpointsOf(build)
    return {
      /** Emails the customer of an order a new link; those before it no longer work. */
      mailOrderLink: mutation('POST /orders/:id/link', {
        request: (id: number) => ({ params: { id } }),
      }),
      /** Emails the links to the coming orders of an address, if there are any. */
      requestOrderLinks: mutation('POST /order-links', {
        request: (mail: string) => ({ body: { mail } }),
      }),
      /** Takes an order into the own account, with the token of an emailed link. */
      claimOrder: mutation('POST /orders/claim', {
        request: (token: string) => ({ body: { token } }),
        invalidatesTags: (_done, error) => (error ? [] : ['Booking', 'Order']),
      }),
    }
  },
})

export const { useMailOrderLinkMutation, useRequestOrderLinksMutation, useClaimOrderMutation } = orderLinksApi
