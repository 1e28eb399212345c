import { useListFaqsQuery } from '@luzzu/api-client/faqs'
import type { Faq } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Accordion, Band, Skeleton } from '@luzzu/ui'
import { paths } from '../../../paths'
import { JsonLd } from '../../../platform/JsonLd'
import { type Retried, useRetriedQuery } from '../../../platform/use-retried-query'
import { faqData } from '../home-data'
import { HOME_WORDS } from '../home-words'
import { Answer, Bones, Columns, Head } from './faq.styles'

/** Questions and answers. When they cannot be had, the page does without them. */
export function FaqSection() {
  const faqs = useRetriedQuery(useListFaqsQuery())
  if (faqs.state === 'failed') return null
  return (
    <Band joined aria-labelledby="faq-title">
      <Columns>
        <Head>
          <h2 id="faq-title">{HOME_WORDS.faq}</h2>
          <p>{HOME_WORDS.faqLead}</p>
        </Head>
        <Questions faqs={faqs} />
      </Columns>
    </Band>
  )
}

function Questions({ faqs }: { faqs: Exclude<Retried<Faq[]>, { state: 'failed' }> }) {
  if (faqs.state === 'loading') return <FaqSkeleton />
  if (faqs.data.length === 0) {
    return (
      <p>
        {HOME_WORDS.faqEmpty} <Link to={paths.contact}>{HOME_WORDS.faqContact}</Link>
      </p>
    )
  }
  return (
    <>
      <JsonLd data={faqData(faqs.data)} />
      <Accordion
        items={faqs.data.map(({ id, question, answer }) => ({
          key: String(id),
          title: question,
          content: <Answer>{answer}</Answer>,
        }))}
      />
    </>
  )
}

function FaqSkeleton() {
  return (
    <Bones>
      <Skeleton shape="block" height="64px" width="100%" label="Loading questions" />
      <Skeleton shape="block" height="64px" width="100%" />
      <Skeleton shape="block" height="64px" width="100%" />
    </Bones>
  )
}
