import { classNames } from '@lqr/ui/class-names.ts'
import care from './care.svg?url'
import chain from './chain.svg?url'
import deal from './deal.svg?url'
import park from './park.svg?url'
import path from '@lqr/ui/scene-path.svg?url'
import river from './river.svg?url'
import roster from './roster.svg?url'
import rural from './rural.svg?url'
import type { Scene } from './scene-of.ts'
import shop from './shop.svg?url'
import tech from './tech.svg?url'
import wind from './wind.svg?url'
import works from './works.svg?url'

const drawings: Readonly<Record<Scene, { src: string; look: string }>> = {
  tech: { src: tech, look: 'bg-hue-1-soft object-[62%_100%]' },
  rural: { src: rural, look: 'bg-hue-3-soft object-[82%_100%]' },
  chain: { src: chain, look: 'bg-hue-2-soft object-[40%_100%]' },
  park: { src: park, look: 'bg-hue-6-soft object-[62%_60%]' },
  roster: { src: roster, look: 'bg-hue-1-soft object-[88%_50%]' },
  path: { src: path, look: 'bg-hue-1-soft object-[60%_40%]' },
  wind: { src: wind, look: 'bg-hue-3-soft object-[70%_100%]' },
  shop: { src: shop, look: 'bg-hue-5-soft object-[70%_100%]' },
  care: { src: care, look: 'bg-hue-3-soft object-[70%_100%]' },
  works: { src: works, look: 'bg-hue-1-soft object-[70%_100%]' },
  deal: { src: deal, look: 'bg-hue-2-soft object-[70%_100%]' },
  river: { src: river, look: 'bg-hue-5-soft object-[60%_50%]' },
}

interface Props {
  scene: Scene
  /** Its size; the drawing fills it. */
  className?: string
  /** It stands on the first screen. */
  isEarly?: boolean
}

/** A line drawing of the work that is spoken of; decoration, the words beside it say the same. */
export function SceneImage({ scene, className, isEarly = false }: Props) {
  const { src, look } = drawings[scene]
  return (
    <img
      src={src}
      alt=""
      width={720}
      height={320}
      loading={isEarly ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('object-cover', look, className)}
    />
  )
}
