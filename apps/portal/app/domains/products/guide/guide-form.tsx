import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { siteAddress } from '../../../shell/site-address.ts'
import { useShell } from '../../../shell/use-shell.ts'
import type { Guide } from './load-guide.ts'
import type { GuideTopic } from './guide-topic.ts'

/** What every step is given. */
export interface StepProps {
  readonly topic: GuideTopic
  readonly guide: Guide
}

interface Props extends StepProps {
  label: string
  /** The step that sending leads to. */
  next: Guide['step']
  /** Keys this form asks for itself; everything else that was answered is carried along. */
  own: readonly string[]
  children: ReactNode
}

/** One step as a GET form: it works without JavaScript, and what was answered stays in the address. */
export function GuideForm({ topic, guide, label, next, own, children }: Props) {
  const { site } = useShell()
  return (
    <Form
      key={`${guide.step} ${JSON.stringify(guide.kept)}`}
      method="get"
      action={`${siteAddress(site.path, topic.path)}#guide`}
      aria-label={label}
    >
      <input type="hidden" name="step" value={next} />
      {Object.entries(guide.kept)
        .filter(([key]) => !own.includes(key))
        .map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      {children}
    </Form>
  )
}
