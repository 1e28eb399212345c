import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useListAddonsQuery } from '@luzzu/api-client/addons'
import { useListFaqsQuery } from '@luzzu/api-client/faqs'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useFindSettingsQuery } from '@luzzu/api-client/settings'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { contradictionsIn, type ReferenceData } from '@luzzu/domain'
import { PATHS } from '../paths'

/** A text of the website that the settings contradict, with the screen where it is edited. */
type ContradictedText = { key: string; name: string; path: string; problems: string[] }

const recordPath = (path: string, name: string) => `${path}?${new URLSearchParams({ q: name })}`

/** The texts that the saved settings contradict; none until all of it is known. */
export function useContradictions(): ContradictedText[] {
  const { data: settings } = useFindSettingsQuery()
  const { data: faqs = [] } = useListFaqsQuery()
  const { data: products } = useListProductsQuery()
  const { data: activities = [] } = useListActivitiesQuery()
  const { data: addons } = useListAddonsQuery()
  const { data: slots } = useListTimeSlotsQuery()
  if (!settings || !products || !addons || !slots) return []
  const reference: ReferenceData = {
    ...settings.record,
    prices: [
      ...products.flatMap(({ price, price_from }) => [price, price_from ?? price]),
      ...addons.flatMap(({ extra_price }) => extra_price ?? []),
    ],
    slotTimes: slots.map(({ time_range }) => time_range),
  }
  const texts: (Omit<ContradictedText, 'problems'> & { text: string; question?: string })[] = [
    ...faqs.map(({ id, question, answer }) => ({
      key: `faq ${id}`,
      name: question,
      path: recordPath(PATHS.faqs, question),
      text: `${question}\n${answer}`,
      question,
    })),
    ...products.map(({ id, name, description }) => ({
      key: `product ${id}`,
      name,
      path: recordPath(PATHS.rentalServices, name),
      text: description,
    })),
    ...activities.map(({ id, name, description }) => ({
      key: `activity ${id}`,
      name,
      path: recordPath(PATHS.activityTypes, name),
      text: description,
    })),
  ]
  return texts
    .map(({ text, question, ...about }) => ({
      ...about,
      problems: contradictionsIn(text, reference, question),
    }))
    .filter(({ problems }) => problems.length > 0)
}
