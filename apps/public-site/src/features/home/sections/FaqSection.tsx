import { useListFaqsQuery } from '@luzzu/api-client/faqs'
import type { Faq } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Accordion, Band, Skeleton, size } from '@luzzu/ui'
import { paths } from '../../../platform/paths'
import { HOME_COPY } from '../home.copy'
import { Answer, Columns, Head, SkeletonList } from './faq.styles'

/** Questions and answers; left out when they cannot be loaded. */
export function FaqSection() {
  const { data, isError } = useListFaqsQuery()
  if (isError && data === undefined) return null
  return (
    <Band joined aria-labelledby="faq-title">
      <Columns>
        <Head>
          <h2 id="faq-title">{HOME_COPY.faq}</h2>
          <p>{HOME_COPY.faqLead}</p>
        </Head>
        <Questions faqs={data} />
      </Columns>
    </Band>
  )
}

function Questions({ faqs }: { faqs: readonly Faq[] | undefined }) {
  if (faqs === undefined) return <FaqSkeleton />
  if (faqs.length === 0) {
    return (
      <p>
        {HOME_COPY.faqEmpty} <Link to={paths.contact}>{HOME_COPY.faqContact}</Link>
      </p>
    )
  }
  return (
    <Accordion
      items={faqs.map(({ id, question, answer }) => ({
        key: String(id),
        title: question,
        content: <Answer>{answer}</Answer>,
      }))}
    />
  )
}

function FaqSkeleton() {
  return (
    <SkeletonList>
      <Skeleton shape="block" height={size(16)} width="100%" label="Loading questions" />
      <Skeleton shape="block" height={size(16)} width="100%" />
      <Skeleton shape="block" height={size(16)} width="100%" />
    </SkeletonList>
  )
}
