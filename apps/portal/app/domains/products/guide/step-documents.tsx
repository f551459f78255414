import { Button } from '@lqr/ui/button.tsx'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { copy } from './guide-copy.ts'
import { GuideForm, type StepProps } from './guide-form.tsx'
import { CheckOutcome } from './step-check.tsx'

const labels = copy.documents

/** What to have ready and where one gets it; nothing of it is a condition for going on. */
export function StepDocuments({ topic, guide }: StepProps) {
  return (
    <>
      <CheckOutcome topic={topic} guide={guide} />
      <p className="mb-3 text-note text-muted">{labels.lead}</p>
      <GuideForm topic={topic} guide={guide} label={copy.steps.documents} next="needs" own={['docs']}>
        <fieldset>
          <legend className="sr-only">{labels.legend}</legend>
          {topic.documents.map(({ key, name, where }) => (
            <CheckField
              key={key}
              name="docs"
              value={key}
              defaultChecked={guide.ready.includes(key)}
              className="border-b border-line py-2"
            >
              <span className="block text-body font-medium">{name}</span>
              <span className="block text-note text-muted">{where}</span>
            </CheckField>
          ))}
        </fieldset>
        <Button kind="primary" type="submit" className="mt-4">
          {labels.next}
        </Button>
      </GuideForm>
    </>
  )
}
