import gansu from './gansu.json'
import { HILLS } from './hills.ts'
import { NEW_AREA } from './province.tsx'

type Anchor = 'start' | 'middle' | 'end'

/** Where an area's name stands, beside its hill on the map of money and beside its seat on the map of enterprises. */
interface LabelPlace {
  readonly code: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
  /** So far from its place that a line leads there. */
  readonly isLed?: boolean
}

// Names as on a map, then how far from the top they stand.
const beside: Readonly<Record<string, readonly [name: string, dx: number, dy: number, anchor: Anchor]>> = {
  '620100': ['兰州', -54, 6, 'end'],
  '620200': ['嘉峪关', 14, 4, 'start'],
  '620300': ['金昌', -4, -34, 'middle'],
  '620400': ['白银', 4, 6, 'middle'],
  '620500': ['天水', 4, 7, 'middle'],
  '620600': ['武威', 14, 6, 'start'],
  '620700': ['张掖', -12, 34, 'end'],
  '620800': ['平凉', 18, 34, 'middle'],
  '620900': ['酒泉', 0, 6, 'middle'],
  '621000': ['庆阳', 2, 8, 'middle'],
  '621100': ['定西', -6, 12, 'middle'],
  '621200': ['陇南', 0, 6, 'middle'],
  '622900': ['临夏', -34, 12, 'end'],
  '623000': ['甘南', -26, 10, 'middle'],
}

const [newX = 0, newY = 0] = gansu.newArea.c
export const NEW_AREA_AT = [newX, newY] as const

/** Names beside the tops of the hills. */
export const HILL_LABELS: readonly LabelPlace[] = [
  ...HILLS.map(({ code, x, y }): LabelPlace => {
    const [name, dx, dy, anchor] = beside[code] ?? ['', 0, 0, 'middle']
    return { code, name, x: x + dx, y: y + dy, anchor }
  }),
  { code: NEW_AREA, name: '兰州新区', x: newX - 86, y: newY - 11, anchor: 'end', isLed: true },
]

/** Where something that happens in an area is shown. */
export function placeOf(code: string): readonly [number, number] | undefined {
  if (code === NEW_AREA) return NEW_AREA_AT
  const hill = HILLS.find((one) => one.code === code)
  return hill && [hill.x, hill.y]
}
