import { classNames } from './class-names.ts'

const WIDTH = 1200
const HEIGHT = 320
const hills = [
  { at: 190, wide: 190, high: 90 },
  { at: 560, wide: 150, high: 55 },
  { at: 900, wide: 230, high: 115 },
]

function heightAt(x: number): number {
  return hills.reduce((sum, { at, wide, high }) => sum + high * Math.exp(-(((x - at) / wide) ** 2)), 0)
}

/** One contour: the hills flatten from the first line to the last, and the steps widen downwards like terraces. */
function contour(level: number): string {
  const points = Array.from({ length: 31 }, (_, index) => {
    const x = (index * WIDTH) / 30
    const y = 200 + 100 * level ** 1.3 - heightAt(x) * (1 - level) ** 1.6
    return `${x},${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const levels = [0, 0.09, 0.18, 0.28, 0.38, 0.49, 0.61, 0.74, 0.88]
const lines = levels.map(contour)

interface Props {
  className?: string
  /** Fades towards the left, where the words stand. */
  behindText?: boolean
  /** The contours alone, without the line that runs west: where gold would speak of something else. */
  isPlain?: boolean
}

/** The motif of the product: contour lines of the loess terraces and one thin line that runs west. Decoration only. */
export function Terraces({ className, behindText = false, isPlain = false }: Props) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={classNames(
        'pointer-events-none',
        behindText && '[mask-image:linear-gradient(to_right,transparent_10%,#000_60%)]',
        className,
      )}
    >
      <g stroke="currentColor" strokeWidth="1" strokeLinejoin="round" className="text-primary-line">
        {lines.map((path, index) => (
          <path key={path} d={path} opacity={0.45 + 0.06 * index} />
        ))}
      </g>
      {!isPlain && (
        <>
          <path
            d="M1200 84C980 88 760 62 520 66S150 54 0 46"
            stroke="currentColor"
            className="text-gold"
            strokeWidth="1.25"
          />
          <circle cx="520" cy="66" r="3" fill="currentColor" className="text-gold" />
        </>
      )}
    </svg>
  )
}
