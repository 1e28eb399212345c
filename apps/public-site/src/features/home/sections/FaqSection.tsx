import { useListFaqsQuery } from '@luzzu/api-client/faqs'
import type { Faq } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Accordion, Band, media, Skeleton, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { paths } from '../../../platform/paths'
import { HOME_COPY } from '../home.copy'

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

const Columns = styled.div`
  display: grid;
  gap: ${token('space-6')};

  ${media.desk} {
    grid-template-columns: 2fr 3fr;
    gap: ${token('space-8')};
  }
`

const Head = styled.div`
  > p {
    margin-top: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('text-xl')};
    text-wrap: pretty;
  }
  ${media.desk} {
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-7')});
    align-self: start;
  }
`

const SkeletonList = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

const Answer = styled.div`
  white-space: pre-line;
`
