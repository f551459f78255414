import type { ImagePage } from '@lqr/contract/content/places.ts'
import { Tag } from '@lqr/ui/tag.tsx'
import { useRouteLoaderData } from 'react-router'
import { WrittenLink } from '../written-link.tsx'
import type { BannerPictures } from '../server/banner-pictures.ts'
import { copy } from './copy.ts'

/** What the form asks for; the room is kept by it before the picture has come. */
const [WIDTH, HEIGHT] = [1920, 480]

/** The picture of the page that operators published, as wide as the window; nothing where there is none. */
export function BannerPicture({ page }: { page: ImagePage }) {
  const picture = useRouteLoaderData<{ banners: BannerPictures }>('shell/site')?.banners[page]
  if (!picture) return null
  const { src, alt, href, isExample } = picture
  const image = (
    <img
      src={src}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      decoding="async"
      className="mx-auto block aspect-[4/1] max-h-56 w-full bg-primary-soft object-cover"
    />
  )
  return (
    <div className="relative">
      {href === null ? image : <WrittenLink href={href}>{image}</WrittenLink>}
      {isExample && (
        <span className="absolute right-3 bottom-2">
          <Tag>{copy.example}</Tag>
        </span>
      )}
    </div>
  )
}
