import { addressWith } from '../../../shell/list-address.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './guide-copy.ts'
import type { StepProps } from './guide-form.tsx'

const circle =
  'flex size-7 shrink-0 items-center justify-center rounded-pill border text-note font-medium tabular-nums'

/** Where one stands among the steps; a step that lies behind is a link back to it. */
export function GuideProgress({ topic, guide }: StepProps) {
  const { progress, step, kept } = guide
  const current = progress.findIndex((one) => one.step === step)
  return (
    <nav aria-label={copy.progress} className="mb-4">
      <ol className="m-0 flex list-none gap-2 p-0 max-sm:gap-1">
        {progress.map((one, index) => {
          const isCurrent = index === current
          const look = isCurrent
            ? 'border-primary bg-primary text-surface'
            : one.isBehind
              ? 'border-primary bg-primary-soft text-primary'
              : 'border-line-strong bg-surface text-muted'
          const content = (
            <>
              <span aria-hidden className={`${circle} ${look}`}>
                {index + 1}
              </span>
              <span className={isCurrent ? 'font-medium text-primary-strong' : undefined}>
                {copy.steps[one.step]}
              </span>
            </>
          )
          const frame =
            'flex min-h-11 items-center gap-2 text-note no-underline max-sm:flex-col max-sm:gap-1 max-sm:text-center'
          return (
            <li
              key={one.step}
              aria-current={isCurrent ? 'step' : undefined}
              className="grow border-b-2 border-line pb-1 text-muted aria-[current]:border-primary max-sm:basis-0"
            >
              {one.isBehind ? (
                <SiteLink
                  href={`${addressWith(topic.path, { ...kept, step: one.step })}#guide`}
                  className={`${frame} text-primary hover:underline`}
                >
                  {content}
                </SiteLink>
              ) : (
                <span className={frame}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {copy.at(current + 1, progress.length, copy.steps[step])}
      </p>
    </nav>
  )
}
