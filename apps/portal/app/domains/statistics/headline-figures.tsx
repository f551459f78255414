import { StatFigure } from '@lqr/ui/stat-figure.tsx'
import { copy } from './copy.ts'
import { HowCounted } from './how-counted.tsx'
import type { Headline } from './headlines.ts'

const { headlines: texts } = copy
const [WIDTH, HEIGHT, GAP] = [120, 28, 2]

/** The months as columns; the chapter below has them as a chart with its table. */
function Course({
  course,
  span,
  name,
}: {
  course: Headline['course']
  span: [string, string]
  name: string
}) {
  const step = WIDTH / course.length
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.course(name, ...span)}
        className="mt-2 block h-7 w-full max-w-40"
        preserveAspectRatio="none"
      >
        {course.map((part, index) =>
          part === null ? null : (
            <rect
              // The months have no names of their own here.
              key={`${index}-${part}`}
              x={index * step}
              y={HEIGHT - Math.max(1, part * HEIGHT)}
              width={Math.max(1, step - GAP)}
              height={Math.max(1, part * HEIGHT)}
              className={index === course.length - 1 ? 'fill-gold' : 'fill-primary'}
            />
          ),
        )}
      </svg>
      <p className="m-0 mt-1 text-note text-muted" aria-hidden>
        {texts.span(...span)}
      </p>
    </>
  )
}

/** The few figures a reader wants first, the main ones with their course, each with how it is counted. */
export function HeadlineFigures({ headlines }: { headlines: readonly Headline[] }) {
  return (
    <ul className="m-0 grid list-none grid-cols-4 gap-x-8 gap-y-6 p-0 max-lg:grid-cols-2 elder:grid-cols-2">
      {headlines.map(({ line, figure, course, span }) => (
        <li key={line.code} className="min-w-0 border-t-2 border-primary pt-3">
          <dl className="m-0">
            <StatFigure {...figure} />
          </dl>
          {span && <Course course={course} span={[...span]} name={line.name} />}
          <HowCounted line={line} />
        </li>
      ))}
    </ul>
  )
}
