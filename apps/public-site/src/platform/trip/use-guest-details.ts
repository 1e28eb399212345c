import { useFindDetailsQuery } from '@luzzu/api-client/details'
import { useSite } from '@luzzu/api-client/site'
import { type MeetingPoint, meetingPointOrAddress, NO_DETAILS, type ProductDetails } from '@luzzu/domain'

/** `where`: the product's meeting point, that of the business, or its address. */
type GuestDetails = ProductDetails & { where: MeetingPoint }

/** What guests of a product need to know. */
export function useGuestDetails(productId: number, { skip = false }: { skip?: boolean } = {}): GuestDetails {
  const site = useSite()
  const { data = NO_DETAILS } = useFindDetailsQuery(productId, { skip })
  return { ...data, where: meetingPointOrAddress(site, data) }
}
