import { useRef } from 'react'
import { WrittenLink } from '../../../shell/written-link.tsx'
import { BannerControls } from './banner-controls.tsx'
import { carouselCopy as copy } from './copy.ts'
import type { BannerSlide } from './load-banners.ts'
import { useCarousel } from './use-carousel.ts'

/** What the form asks for; the room is kept by it before the picture has come. */
const [WIDTH, HEIGHT] = [1_920, 480]

const linkLook = 'text-inherit no-underline after:absolute after:inset-0'

function Way({ href, label, children }: { href: string; label?: string; children?: string }) {
  return (
    <WrittenLink href={href} aria-label={label} className={linkLook}>
      {children}
    </WrittenLink>
  )
}

/** What is written on the left of a picture: the title as the way on, and a sentence. */
function Words({ slide: { title, summary, href } }: { slide: BannerSlide }) {
  return (
    <div className="relative flex h-full flex-col justify-center px-10 py-8 max-md:justify-start max-md:px-4 max-md:py-4">
      <h3 className="max-w-lg text-head text-primary-strong max-md:text-title">
        {href === null ? title : <Way href={href}>{title}</Way>}
      </h3>
      <p className="mt-2 max-w-md text-body text-balance text-ink">{summary}</p>
      {href !== null && (
        <p aria-hidden className="mt-3 font-semibold text-primary max-md:mt-2">
          {copy.go} →
        </p>
      )}
    </div>
  )
}

function Slide({ slide, place }: { slide: BannerSlide; place: string }) {
  const { id, title, summary, href, src, alt } = slide
  return (
    <div
      id={`banner-${id}`}
      role="group"
      aria-roledescription={copy.slide}
      aria-label={place}
      className="relative w-full shrink-0 snap-start scroll-mt-24 bg-surface md:min-h-60"
    >
      <img
        src={src}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        className="block w-full bg-primary-soft object-cover object-right-bottom max-md:aspect-2/1 md:absolute md:inset-0 md:h-full"
      />
      {summary === null ? href !== null && <Way href={href} label={title} /> : <Words slide={slide} />}
    </div>
  )
}

/** The pictures that operators put on the home page, one at a time; scrolled by hand, by keyboard, by dots, or by itself until paused. */
export function BannerCarousel({ slides }: { slides: readonly BannerSlide[] }) {
  const track = useRef<HTMLDivElement>(null)
  const { onScroll, ...turning } = useCarousel(track, slides.length)
  if (slides.length === 0) return null
  return (
    <section
      aria-roledescription={copy.carousel}
      aria-labelledby="banners-title"
      className="content pt-6 max-md:pt-4"
    >
      <h2 id="banners-title" className="sr-only">
        {copy.label}
      </h2>
      <div className="relative overflow-hidden rounded-card border border-line bg-surface">
        <div
          ref={track}
          role="group"
          aria-label={copy.label}
          tabIndex={0}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]"
        >
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} place={copy.place(index + 1, slides.length, slide.title)} />
          ))}
        </div>
        {slides.length > 1 && <BannerControls ids={slides.map(({ id }) => id)} {...turning} />}
      </div>
    </section>
  )
}
