import { useSite } from '@luzzu/api-client/site'
import { JsonLd } from '../../platform/JsonLd'
import { PageHead } from '../../platform/PageHead'
import { FaqSection } from './faq/FaqSection'
import { HomeHero } from './HomeHero'
import { businessData } from './home-data'
import { HOME_WORDS } from './home-words'
import { ServicesSection } from './rentals/ServicesSection'
import { ClosingBlock } from './sections/ClosingBlock'
import { HowItWorks } from './sections/HowItWorks'
import { Testimonials } from './sections/Testimonials'
import { WhereWeSail } from './sections/WhereWeSail'
import { WhyChoose } from './sections/WhyChoose'
import { useScrollToHash } from './use-scroll-to-hash'

export default function HomePage() {
  const { site_name } = useSite()
  const origin = globalThis.location?.origin
  useScrollToHash()
  return (
    <>
      <PageHead description={HOME_WORDS.description} />
      {origin && <JsonLd data={businessData(site_name, `${origin}/`)} />}
      <HomeHero />
      <ServicesSection />
      <HowItWorks />
      <WhereWeSail />
      <Testimonials />
      <ClosingBlock />
      <FaqSection />
      <WhyChoose />
    </>
  )
}
