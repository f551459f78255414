/** Where a project stands with a roadshow day: it has a place, waits for one, has presented itself, or left. */
export const ROADSHOW_PLACE_STATES = [
  { code: 'SIGNED', name: '已报名' },
  { code: 'WAITING', name: '候补' },
  { code: 'SHOWN', name: '已路演' },
  { code: 'LEFT', name: '已退出' },
] as const
export type RoadshowPlaceState = (typeof ROADSHOW_PLACE_STATES)[number]['code']
