type Anchor = 'start' | 'middle' | 'end'

interface Named {
  readonly code: string
  readonly at: readonly [x: number, y: number]
  /** How wide its text is drawn, and how high. */
  readonly width: number
  readonly height?: number
  /** Where it stands as long as nothing is in its way. */
  readonly preferred?: {
    readonly x: number
    readonly y: number
    readonly anchor: Anchor
    readonly isLed?: boolean
  }
  /** Its place is drawn as a dot, that no name may cover. */
  readonly isDot?: boolean
}

export interface PlacedLabel {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
  /** Far from its place: a line leads there. */
  readonly isLed: boolean
}

/** A part of the drawing, by its edges. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const LINE = 30
const BASE_LINE = 0.27
const DOT = 9
const GAP = 14
const FAR = [0, 34, 68, 102, 136] as const

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function candidatesOf({ code, at: [x, y], width, height = LINE, preferred }: Named) {
  const box = (left: number, middle: number): Box => ({
    left: left - 3,
    right: left + width + 3,
    top: middle - height / 2,
    bottom: middle + height / 2,
  })
  const base = height * BASE_LINE
  const made = (isLed: boolean) => (anchor: Anchor, atX: number, middle: number) => ({
    label: { code, x: atX, y: middle + base, anchor, isLed },
    box: box(anchor === 'start' ? atX : anchor === 'end' ? atX - width : atX - width / 2, middle),
  })
  const first = preferred
    ? [made(preferred.isLed ?? false)(preferred.anchor, preferred.x, preferred.y - base)]
    : []
  const further = FAR.flatMap((far) => {
    const isLed = far > 0
    const make = made(isLed)
    const side = far * 0.8
    const level = [make('start', x + GAP + far, y), make('end', x - GAP - far, y)]
    const above = make('middle', x, y - LINE * 0.8 - far)
    const below = make('middle', x, y + LINE * 0.8 + far)
    const corners = isLed
      ? [
          make('start', x + GAP + side, y - side),
          make('start', x + GAP + side, y + side),
          make('end', x - GAP - side, y - side),
          make('end', x - GAP - side, y + side),
        ]
      : []
    return [...level, above, below, ...corners]
  })
  return [...first, ...further]
}

/** Where names stand so that none covers another one, a place or what else is drawn: beside it, else further away with a line. */
export function placeLabels(
  places: readonly Named[],
  bounds: readonly [width: number, height: number],
  drawn: readonly Box[] = [],
): PlacedLabel[] {
  const taken = [...drawn]
  const dots = places.map(({ at: [x, y], isDot }) =>
    isDot ? { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT } : undefined,
  )
  const inside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= bounds[0] && top >= 0 && bottom <= bounds[1]
  return places.map((place, index) => {
    const candidates = candidatesOf(place)
    const others = (box: Box) =>
      taken.every((one) => !overlaps(one, box)) &&
      dots.every((dot, at) => at === index || !dot || !overlaps(dot, box))
    const best =
      candidates.find(({ box }) => inside(box) && others(box)) ??
      candidates.find(({ box }) => others(box)) ??
      candidates[0]
    if (!best) throw new Error('a place without a label')
    taken.push(best.box)
    return best.label
  })
}
