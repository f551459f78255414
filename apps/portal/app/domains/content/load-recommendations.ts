import { listOperatingPositions } from '@lqr/contract/content/placement-calls.ts'
import type { Place } from '@lqr/contract/content/places.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

const PLACE: Place = 'INDEX-recommend'

/** What operators recommend on the first page now; nothing stands there when nothing is published. */
export async function loadRecommendations(api: LoaderApi) {
  const list = await api(listOperatingPositions, { params: { position: PLACE } })
  return list.flatMap(({ id, title, summary, linkUrl, imageUrl, alt, isExample }) =>
    linkUrl === null ? [] : [{ id, title, summary, href: linkUrl, imageUrl, alt: alt ?? '', isExample }],
  )
}

export type Recommendation = Awaited<ReturnType<typeof loadRecommendations>>[number]
