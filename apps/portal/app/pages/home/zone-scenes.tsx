import { SceneImage } from '../../shell/scenes/scene-image.tsx'
import { sceneOf } from '../../shell/scenes/scene-of.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { zonePage } from '../../shell/zone-address.ts'
import type { ZoneLine } from './load-zones.ts'
import { moreCopy } from './more-copy.ts'
import { SectionHead, sectionLook } from './section-head.tsx'

const { zones: copy } = moreCopy

/** Five zones that differ in kind, each with its scene. */
export function ZoneScenes({ zones }: { zones: readonly ZoneLine[] }) {
  const { hasPage } = useShell()
  return (
    <section aria-labelledby="zones-title" className={sectionLook}>
      <SectionHead
        id="zones-title"
        title={copy.title}
        note={copy.note}
        all={{ href: '/characteristicArea', label: copy.all }}
      />
      <ul className="m-0 grid list-none grid-cols-5 gap-4 p-0 max-lg:grid-cols-6 max-md:grid-cols-2 max-md:gap-3 elder:grid-cols-2">
        {zones.map(({ code, name, products, drawn }) => (
          <li
            key={code}
            className="md:max-lg:col-span-2 md:max-lg:nth-[n+4]:col-span-3 max-md:last:col-span-2 elder:col-span-1 elder:last:col-span-2"
          >
            <article className="relative h-full overflow-hidden rounded-card border border-line bg-surface pb-4 transition-colors hover:border-primary">
              <SceneImage
                scene={sceneOf(code)}
                className="mb-3 block h-34 w-full border-b border-line max-md:h-26"
              />
              <h3 className="px-4 text-title max-md:px-3 max-md:text-body">
                <SiteLink
                  href={zonePage(code, hasPage)}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
                >
                  {name}
                </SiteLink>
              </h3>
              <p className="px-4 text-note text-muted tabular-nums max-md:px-3">
                {copy.products(products)}
                {drawn > 0 && ` · ${copy.drawn(drawn)}`}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
