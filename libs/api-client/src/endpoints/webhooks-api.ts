import { api, listTags } from '@luzzu/api-core'
import type { WebhookEvent, WebhookReplay } from '@luzzu/domain'
import type { DeliveryState, WebhookDelivery } from '@luzzu/domain/contracts'
import { byId, onSuccess, withBody } from '../endpoint-parts'
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
        request: withBody<NewEndpoint>,
        invalidatesTags: onSuccess([LIST]),
      }),
      updateWebhookEndpoint: mutation('PUT /webhook-endpoints/:id', {
        request: ({ id, change }: { id: number; change: Partial<NewEndpoint> }) => ({
          params: { id },
          body: change,
        }),
        invalidatesTags: onSuccess([LIST]),
      }),
      deleteWebhookEndpoint: mutation('DELETE /webhook-endpoints/:id', {
        request: byId,
        invalidatesTags: [LIST],
      }),
      rotateWebhookSecret: mutation('POST /webhook-endpoints/:id/rotate-secret', {
        request: byId,
        invalidatesTags: onSuccess([LIST]),
      }),
      testWebhookEndpoint: mutation('POST /webhook-endpoints/:id/test', {
        request: byId,
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
