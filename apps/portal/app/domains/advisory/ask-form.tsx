import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField, SelectField, TextareaField } from '@lqr/ui/field-inputs.tsx'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../shell/drafts/use-draft.ts'
import { AreaField } from '../../shell/forms/area-field.tsx'
import { inputProps } from '../../shell/forms/input-props.ts'
import { Refusal } from '../../shell/forms/refusal.tsx'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { AskFiles } from './ask-files.tsx'
import { type AskValues, shape } from './ask-schema.ts'
import { boardCopy } from './copy.ts'
import { formCopy as copy } from './form-copy.ts'
import { SimilarAnswers } from './similar-answers.tsx'
import { type AskDraft, type Asked, useAskForm } from './use-ask-form.ts'

interface Props {
  areaCode: string
  onAsked: () => void
}

/** What follows a submit: the number, and the way to its progress. */
function Done({ answer, onAgain }: { answer: Asked; onAgain: () => void }) {
  const managementLink = useManagementLink()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-title text-success outline-none">
        {copy.done.title}
      </h3>
      <p className="mt-2 max-w-article">{copy.done.text(answer.questionNo, formatDateTime(answer.dueAt))}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a {...managementLink('/personal/questions')} className={buttonStyle('primary')}>
          {copy.done.look}
        </a>
        <Button onClick={onAgain}>{copy.done.again}</Button>
      </p>
    </>
  )
}

interface FillingProps {
  areaCode: string
  draft: KeptDraft<AskDraft>
  onAsked: (answer: Asked) => void
}

function Filling({ areaCode, draft, onAsked }: FillingProps) {
  const { form, files, changeFiles, restored } = useAskForm(areaCode, draft, onAsked)
  const [title, area] = form.watch(['title', 'areaCode'])
  const field = (name: Exclude<keyof AskValues, 'fileIds'>) => {
    const { required: _, ...registered } = form.register(name)
    return { ...inputProps(shape[name]), required: true, error: form.errorOf(name), ...registered }
  }
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={boardCopy.ask} className="grid max-w-2xl gap-4">
      {restored && (
        <p role="status" className="rounded-control bg-primary-soft px-3 py-2 text-note">
          {copy.restored}
        </p>
      )}
      <p className="text-note text-muted">{copy.lead}</p>
      <div>
        <InputField {...field('title')} autoComplete="off" />
        <SimilarAnswers title={title} />
      </div>
      <SelectField {...field('topic')}>
        <option value="">{copy.choose}</option>
        {ADVISORY_TOPICS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <AreaField
        label={inputProps(shape.areaCode).label}
        value={area}
        error={form.errorOf('areaCode')}
        onChange={(code) => form.setValue('areaCode', code, { shouldDirty: true, shouldValidate: true })}
        onBlur={() => void form.trigger('areaCode')}
      />
      <TextareaField {...field('content')} rows={5} />
      <AskFiles files={files} error={form.errorOf('fileIds')} onChange={changeFiles} />
      <CheckField error={form.errorOf('mayPublish')} {...form.register('mayPublish')}>
        {copy.mayPublish}
      </CheckField>
      <Refusal text={form.refusal} />
      <p>
        <Button kind="primary" size="large" type="submit" busy={form.busy}>
          {copy.submit}
        </Button>
      </p>
    </form>
  )
}

/** The form for a question; after the submit its number. */
export default function AskForm({ areaCode, onAsked }: Props) {
  const [answer, setAnswer] = useState<Asked>()
  const draft = useDraft<AskDraft>('advisoryQuestion', 'board')
  if (answer) return <Done answer={answer} onAgain={() => setAnswer(undefined)} />
  if (!draft) return <Skeleton lines={8} />
  return (
    <Filling
      areaCode={areaCode}
      draft={draft}
      onAsked={(asked) => {
        setAnswer(asked)
        onAsked()
      }}
    />
  )
}
