import { PageHead } from '../../platform/PageHead'
import { useScrollToHash } from '../../platform/use-scroll-to-hash'
import { HomeHero } from './HomeHero'
import { ServicesSection } from './rental-services/ServicesSection'
import { CallToAction } from './sections/CallToAction'
import { FaqSection } from './sections/FaqSection'
import { HowItWorks } from './sections/HowItWorks'
import { Testimonials } from './sections/Testimonials'
import { WhereWeSail } from './sections/WhereWeSail'
import { WhyChoose } from './sections/WhyChoose'

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
      <CallToAction />
      <FaqSection />
      <WhyChoose />
    </>
  )
}
