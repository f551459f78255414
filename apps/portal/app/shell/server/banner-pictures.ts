import { listImages } from '@lqr/contract/content/placement-calls.ts'
import type { ImagePage } from '@lqr/contract/content/places.ts'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from './contexts.ts'

/** The picture that operators put at the head of a page, its words and what it leads to. */
export interface BannerPicture {
  readonly src: string
  readonly alt: string
  readonly href: string | null
  readonly isExample: boolean
}

export type BannerPictures = Readonly<Partial<Record<ImagePage, BannerPicture>>>

/** The first picture of every inner page of the site; without an answer pages stand with the drawn head. The home page shows all of its own. */
export async function bannerPictures(context: Readonly<RouterContextProvider>): Promise<BannerPictures> {
  const pictures: Partial<Record<ImagePage, BannerPicture>> = {}
  try {
    const body = { currentPageNum: 1, pageSize: 50, position: 'banner' } as const
    const { list } = await context.get(apiContext)(listImages, { body })
    for (const { page, imageUrl: src, alt, linkUrl: href, isExample } of list)
      if (page !== 'INDEX') pictures[page] ??= { src, alt, href, isExample }
  } catch {
    return {}
  }
  return pictures
}
