import { copy } from './copy.ts'
import type { IndicatorLine } from './indicator-lines.ts'

const { catalogue: texts } = copy

/** How one figure is counted; opens in place, also without JavaScript. */
export function HowCounted({ line }: { line: IndicatorLine }) {
  const { name, sides, definition, leftOut, counted, owner } = line
  return (
    <details className="text-note text-muted">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-dotted underline-offset-4 hover:text-primary max-sm:min-h-11">
        {texts.how}
        <span className="sr-only">：{name}</span>
      </summary>
      <dl className="mt-1 mb-2 grid gap-1">
        <dt className="sr-only">{texts.counts}</dt>
        <dd className="m-0">
          {definition}
          {sides && `（${sides}）`}
        </dd>
        {leftOut && (
          <div>
            <dt className="inline font-medium">{texts.leftOut}：</dt>
            <dd className="m-0 inline">{leftOut}</dd>
          </div>
        )}
        <dd className="m-0">{counted}</dd>
        <div>
          <dt className="inline font-medium">{texts.owner}：</dt>
          <dd className="m-0 inline">{owner}</dd>
        </div>
      </dl>
    </details>
  )
}
