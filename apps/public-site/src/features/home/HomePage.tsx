import { PageHead } from '../../platform/PageHead'
import { FaqSection } from './faq/FaqSection'
import { HomeHero } from './HomeHero'
import { ServicesSection } from './rentals/ServicesSection'
import { ClosingBlock } from './sections/ClosingBlock'
import { HowItWorks } from './sections/HowItWorks'
import { Testimonials } from './sections/Testimonials'
import { WhereWeSail } from './sections/WhereWeSail'
import { WhyChoose } from './sections/WhyChoose'
import { useScrollToHash } from './use-scroll-to-hash'

export default function HomePage() {
  useScrollToHash()
  return (
    <>
      <PageHead />
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
