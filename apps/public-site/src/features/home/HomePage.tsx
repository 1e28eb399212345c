import { useLocation } from '@luzzu/routing'
import { useEffect } from 'react'
import { PageHead } from '../../platform/PageHead'
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

/** Scrolls to the section in the URL's hash, also on repeated clicks. */
function useScrollToHash(): void {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation to the same hash
  useEffect(() => {
    if (hash === '') return
    const part = document.getElementById(hash.slice(1))
    if (!part) return
    // CSS decides whether scrolling is smooth, so that reduced motion is respected.
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash, key])
}
