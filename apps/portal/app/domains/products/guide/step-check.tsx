import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './guide-copy.ts'
import { GuideForm, type StepProps } from './guide-form.tsx'

const labels = copy.check

/** What the self-check ended in: the way on, the way elsewhere, or what has to be done first. */
export function CheckOutcome({ topic, guide }: StepProps) {
  const outcome = guide.result === undefined ? undefined : topic.results[guide.result]
  if (!outcome) return null
  const { title, text, passes, way } = outcome
  return (
    <div
      role="status"
      className={`mb-4 rounded-control border p-4 ${passes ? 'border-success/30 bg-success-soft' : 'border-warning/30 bg-warning-soft'}`}
    >
      <h3 className="text-body">
        {labels.result}：{title}
      </h3>
      <p className="mt-1 max-w-article text-note">{text}</p>
      {!passes && (
        <p className="mt-3 flex flex-wrap gap-3">
          {way && (
            <SiteLink href={way.href} className={buttonStyle('primary')}>
              {way.label}
            </SiteLink>
          )}
          <SiteLink href={`${topic.path}#guide`} className={buttonStyle('quiet')}>
            {labels.again}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

/** The questions, one under the other. */
export function StepCheck({ topic, guide }: StepProps) {
  const keys = topic.questions.map(({ key }) => key)
  return (
    <>
      <CheckOutcome topic={topic} guide={guide} />
      <GuideForm topic={topic} guide={guide} label={copy.steps.check} next="documents" own={keys}>
        {topic.questions.map(({ key, text }, index) => (
          <fieldset key={key} className="mb-2 border-b border-line pb-2">
            <legend className="text-body md:float-left md:mr-4 md:max-w-[80%]">
              {index + 1}. {text}
            </legend>
            <span className="flex justify-end gap-5 max-md:justify-start">
              {(['yes', 'no'] as const).map((answer) => (
                <label key={answer} className="flex min-h-8 items-center gap-2 max-sm:min-h-11">
                  <input
                    type="radio"
                    name={key}
                    value={answer}
                    required
                    defaultChecked={guide.answers[key] === answer}
                    className="size-5 accent-primary"
                  />
                  {labels[answer]}
                </label>
              ))}
            </span>
          </fieldset>
        ))}
        <Button kind={guide.result ? 'secondary' : 'primary'} type="submit" className="mt-2">
          {labels.submit}
        </Button>
      </GuideForm>
      {guide.stopped && guide.result === undefined && (
        <p role="status" className="mt-3 text-note text-warning">
          {labels.unanswered}
        </p>
      )}
    </>
  )
}
