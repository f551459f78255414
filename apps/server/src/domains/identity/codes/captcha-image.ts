import { type Point, digitOutlines } from './captcha-outline.ts'
import { randomBetween } from './captcha-random.ts'

const WIDTH = 160
const HEIGHT = 60
const MARGIN = 26
const DIGIT_HEIGHT = 38
const PAPER = '#F7F8FA'
const INKS = ['#1B4B8F', '#1C2430', '#5B3A1E', '#1F5B3A']
const LINES = 3
const CUTS = 2
const SPECKS = 24

/**
 * The digits as a drawing: an SVG data URL that stays sharp when enlarged and holds no text. Every digit is turned,
 * sized and bent anew, all share one path and one colour with the noise, so only the picture as a whole can be read.
 */
export function captchaImage(answer: string): string {
  const bend = makeBend()
  const step = (WIDTH - 2 * MARGIN) / (answer.length - 1)
  const outlines = Array.from(answer).flatMap((digit, index) =>
    placed(digit, MARGIN + index * step).map(bend),
  )
  const ink = INKS[Math.floor(randomBetween(0, INKS.length - 0.01))]
  const shapes = shuffled([...outlines, ...Array.from({ length: SPECKS }, speck)])
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${PAPER}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    `<path fill="${ink}" d="${shapes.map((shape) => `${pathOf(shape)}Z`).join('')}"/>`,
    `<path fill="none" stroke="${PAPER}" stroke-width="1.2" d="${Array.from({ length: CUTS }, line).join('')}"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="1.2" d="${Array.from({ length: LINES }, line).join('')}"/>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function placed(digit: string, centre: number): Point[][] {
  const angle = randomBetween(-0.25, 0.25)
  const slant = randomBetween(-0.2, 0.2)
  const size = DIGIT_HEIGHT * randomBetween(0.85, 1.1)
  const [left, top] = [centre + randomBetween(-4, 4), HEIGHT / 2 + randomBetween(-5, 5)]
  return digitOutlines(digit).map((outline) =>
    outline.map(([x, y]): Point => {
      const leaning = x + slant * y
      return [
        left + size * (leaning * Math.cos(angle) - y * Math.sin(angle)),
        top + size * (leaning * Math.sin(angle) + y * Math.cos(angle)),
      ]
    }),
  )
}

/** One wave through the whole picture, different each time. */
function makeBend(): (outline: Point[]) => Point[] {
  const [height, phase, length] = [randomBetween(1, 2), randomBetween(0, 6.28), randomBetween(40, 60)]
  return (outline) =>
    outline.map(([x, y]): Point => [
      x + height * Math.sin(y / (length / 4) + phase),
      y + height * Math.sin(x / (length / 4) + phase),
    ])
}

function speck(): Point[] {
  const [x, y] = [randomBetween(4, WIDTH - 4), randomBetween(4, HEIGHT - 4)]
  const corners = Math.round(randomBetween(3, 6))
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / corners
    const radius = randomBetween(0.5, 1.6)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function line(): string {
  const heights = Array.from({ length: 4 }, () => randomBetween(6, HEIGHT - 6).toFixed(1))
  const inner = [randomBetween(40, 70), randomBetween(90, 120)].map((x) => x.toFixed(1))
  return `M4 ${heights[0]}C${inner[0]} ${heights[1]} ${inner[1]} ${heights[2]} ${WIDTH - 4} ${heights[3]}`
}

function pathOf(shape: Point[]): string {
  return shape.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: randomBetween(0, 1) }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}
