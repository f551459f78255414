import { listImages } from '@lqr/contract/content/placement-calls.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'

/** More than this nobody waits for. */
const MOST = 6

/** A picture that operators put on the home page, with what is written on it. */
export interface BannerSlide {
  readonly id: string
  readonly title: string
  readonly summary: string | null
  readonly href: string | null
  readonly src: string
  readonly alt: string
}

/** The pictures of the home page in the order of operators; the page stands without them while they cannot be read. */
export async function loadBanners(api: LoaderApi): Promise<BannerSlide[]> {
  const body = { page: 'INDEX', position: 'banner', pageSize: MOST } as const
  try {
    const { list } = await api(listImages, { body })
    return list.map(({ id, title, summary, linkUrl: href, imageUrl: src, alt }) => ({
      id,
      title,
      summary,
      href,
      src,
      alt,
    }))
  } catch {
    return []
  }
}
