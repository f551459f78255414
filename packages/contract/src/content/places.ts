/** The pages that carry pictures: those of the banner (specification 2) and the first page. */
export const imagePages = [
  { code: 'INDEX', name: '首页' },
  { code: 'FINANCIAL', name: '融资超市' },
  { code: 'PROJECTINFO', name: '项目信息' },
  { code: 'POLICY', name: '政策直通车' },
  { code: 'CHARACTERISTICAREA', name: '特色专区' },
  { code: 'SERVEHALL', name: '信用服务' },
  { code: 'LOAN', name: '首贷中心' },
  { code: 'FLOODDEFENSE', name: '抗灾救灾贷款' },
  { code: 'STATISTICS', name: '融资统计' },
  { code: 'ENTSCALE', name: '企业规模自测' },
  { code: 'SMARTPOLICY', name: '智能匹配' },
  { code: 'AGENCY', name: '中介服务' },
  { code: 'ENTFOSTER', name: '企业培育' },
] as const
export type ImagePage = (typeof imagePages)[number]['code']

/** What stands at a place of a page: its banner picture, or an operating position that leads somewhere. */
export const placeKinds = [
  { code: 'banner', name: '横幅图片' },
  { code: 'recommend', name: '推荐位' },
] as const
export type PlaceKind = (typeof placeKinds)[number]['code']

/** Every place: a page and what stands there, as `INDEX-recommend`. */
export const places = imagePages.flatMap((page) =>
  placeKinds.map(
    (kind) => ({ code: `${page.code}-${kind.code}`, name: `${page.name} · ${kind.name}` }) as const,
  ),
) as readonly { readonly code: `${ImagePage}-${PlaceKind}`; readonly name: string }[]
export type Place = (typeof places)[number]['code']

/** The places that a page shows: every page has a banner, the first page alone recommendations. */
export const shownPlaces = places.filter(({ code }) => {
  const { page, position } = partsOfPlace(code)
  return position === 'banner' || page === 'INDEX'
})

/** The page and the kind of a place. */
export function partsOfPlace(place: Place): { readonly page: ImagePage; readonly position: PlaceKind } {
  const [page, position] = place.split('-') as [ImagePage, PlaceKind]
  return { page, position }
}
