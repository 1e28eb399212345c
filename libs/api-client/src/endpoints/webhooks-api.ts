import { api, listTags } from '@luzzu/api-core'
import type { WebhookEvent, WebhookReplay } from '@luzzu/domain'
import type { DeliveryState, WebhookDelivery } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'
import { pageOf } from './response-headers'

const LIST = { type: 'Webhook', id: 'LIST' } as const

type NewEndpoint = { url: string; events: WebhookEvent[]; description?: string; enabled?: boolean }

const webhooksApi = api.enhanceEndpoints({ addTagTypes: ['Webhook'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listWebhookEndpoints: query('GET /webhook-endpoints', {
        providesTags: (endpoints) => listTags('Webhook', endpoints),
      }),
      createWebhookEndpoint: mutation('POST /webhook-endpoints', {
        request: (body: NewEndpoint) => ({ body }),
        invalidatesTags: (_done, error) => (error ? [] : [LIST]),
      }),
      updateWebhookEndpoint: mutation('PUT /webhook-endpoints/:id', {
        request: ({ id, change }: { id: number; change: Partial<NewEndpoint> }) => ({
          params: { id },
          body: change,
        }),
        invalidatesTags: (_done, error) => (error ? [] : [LIST]),
      }),
      deleteWebhookEndpoint: mutation('DELETE /webhook-endpoints/:id', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: [LIST],
      }),
      rotateWebhookSecret: mutation('POST /webhook-endpoints/:id/rotate-secret', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error) => (error ? [] : [LIST]),
      }),
      testWebhookEndpoint: mutation('POST /webhook-endpoints/:id/test', {
        request: (id: number) => ({ params: { id } }),
      }),
      listWebhookDeliveries: query('GET /webhook-endpoints/:id/deliveries', {
        request: ({ id, ...query }: { id: number; state?: DeliveryState; limit: number }) => ({
          params: { id },
          query,
        }),
        transformResponse: (deliveries: WebhookDelivery[], meta) => ({
          deliveries,
          hasMore: pageOf(deliveries, meta).next !== null,
        }),
        providesTags: (_deliveries, _error, { id }) => [{ type: 'Webhook', id }],
      }),
      replayWebhookDeliveries: mutation('POST /webhook-endpoints/:id/replay', {
        request: ({ id, ...body }: { id: number } & WebhookReplay) => ({ params: { id }, body }),
        invalidatesTags: (_done, _error, { id }) => [{ type: 'Webhook', id }, LIST],
      }),
    }
  },
})

export const {
  useListWebhookEndpointsQuery,
  useCreateWebhookEndpointMutation,
  useUpdateWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookEndpointMutation,
  useListWebhookDeliveriesQuery,
  useReplayWebhookDeliveriesMutation,
} = webhooksApi
