type Anchor = 'start' | 'middle' | 'end'
type LabelPlace = readonly [x: number, y: number, anchor: Anchor]

/** A prefecture, or the New Area, as the schematic map places it; in units of the drawing. */
export interface MapPlace {
  readonly code: string
  /** Without 市 or 州, as on a map. */
  readonly name: string
  readonly seat: readonly [x: number, y: number]
  /** Where the name stands beside its seat. */
  readonly label: LabelPlace
  /** Where the name stands on a map of values. */
  readonly inside: LabelPlace
  /** The New Area is a ring: its figures belong to a prefecture as well, so it has no area of its own. */
  readonly hasArea: boolean
  /** Its name is left out where the map is small. */
  readonly isMinor: boolean
}

export const MAP_WIDTH = 1200
export const MAP_HEIGHT = 979

/** The 15 places of `prefectures.svg` and `relief.svg`. */
export const MAP_PLACES: readonly MapPlace[] = [
  {
    code: '620100',
    name: '兰州',
    seat: [830, 625],
    label: [846, 634, 'start'],
    inside: [832, 642, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '620200',
    name: '嘉峪关',
    seat: [432, 290],
    label: [420, 278, 'end'],
    inside: [399, 259, 'end'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '620300',
    name: '金昌',
    seat: [706, 405],
    label: [706, 385, 'middle'],
    inside: [696, 385, 'middle'],
    hasArea: true,
    isMinor: true,
  },
  {
    code: '620400',
    name: '白银',
    seat: [851, 580],
    label: [867, 580, 'start'],
    inside: [883, 568, 'middle'],
    hasArea: true,
    isMinor: true,
  },
  {
    code: '620500',
    name: '天水',
    seat: [975, 753],
    label: [975, 787, 'middle'],
    inside: [976, 751, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '620600',
    name: '武威',
    seat: [739, 458],
    label: [757, 466, 'start'],
    inside: [765, 501, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '620700',
    name: '张掖',
    seat: [583, 368],
    label: [583, 404, 'middle'],
    inside: [551, 370, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '620800',
    name: '平凉',
    seat: [1040, 662],
    label: [1044, 644, 'middle'],
    inside: [1081, 695, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '620900',
    name: '酒泉',
    seat: [448, 294],
    label: [446, 336, 'end'],
    inside: [271, 237, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '621000',
    name: '庆阳',
    seat: [1111, 642],
    label: [1111, 624, 'middle'],
    inside: [1118, 609, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '621100',
    name: '定西',
    seat: [890, 666],
    label: [906, 680, 'start'],
    inside: [879, 706, 'middle'],
    hasArea: true,
    isMinor: true,
  },
  {
    code: '621200',
    name: '陇南',
    seat: [921, 863],
    label: [921, 899, 'middle'],
    inside: [945, 841, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '622900',
    name: '临夏',
    seat: [786, 668],
    label: [770, 678, 'end'],
    inside: [735, 684, 'end'],
    hasArea: true,
    isMinor: true,
  },
  {
    code: '623000',
    name: '甘南',
    seat: [765, 725],
    label: [751, 751, 'end'],
    inside: [768, 757, 'middle'],
    hasArea: true,
    isMinor: false,
  },
  {
    code: '621500',
    name: '兰州新区',
    seat: [813, 586],
    label: [799, 584, 'end'],
    inside: [743, 582, 'end'],
    hasArea: false,
    isMinor: true,
  },
]
