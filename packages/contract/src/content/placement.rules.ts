import type { PlacementForm } from './placement-calls.ts'
import { partsOfPlace, shownPlaces } from './places.ts'

/**
 * What of a placement its fields alone do not tell, by field: a banner is a picture, a picture has its words, and the first page is the
 * only one that shows recommendations.
 */
export function placementProblems(form: PlacementForm): Readonly<Record<string, string>> {
  const { place, pictureId, pictureAlt, href } = form
  const { position } = partsOfPlace(place)
  const isShown = shownPlaces.some(({ code }) => code === place)
  return {
    ...(position === 'banner' && pictureId === null ? { pictureId: '横幅须上传图片' } : {}),
    ...(isShown ? {} : { place: '只有首页显示推荐位，请选择“首页 · 推荐位”' }),
    ...(position === 'recommend' && href === null ? { href: '推荐位须填写链接' } : {}),
    ...(pictureId !== null && pictureAlt === null ? { pictureAlt: '请填写图片替代文字' } : {}),
    ...(pictureId === null && pictureAlt !== null ? { pictureAlt: '没有图片时不填' } : {}),
  }
}
