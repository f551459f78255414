import { LEASE_DOCUMENTS } from '@lqr/contract/leasing/calls.ts'
import { useUnitQuestion } from '../../shell/forms/use-unit-question.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useVisitorRound } from '../../shell/drafts/use-visitor-round.ts'
import { AmountConfirmDialog } from '../../shell/forms/amount-confirm-dialog.tsx'
import { filledText } from '../../shell/facts/filled-text.ts'
import { type KnownForForm, useKnownFacts } from '../../shell/facts/use-known-facts.ts'
import { inputProps } from '../../shell/forms/input-props.ts'
import { Refusal } from '../../shell/forms/refusal.tsx'
import { DocumentBoxes } from '../../shell/forms/document-boxes.tsx'
import { openLogin } from '../../shell/login-dialog/open-login.ts'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { formCopy as copy } from './form-copy.ts'
import { NeedAudience } from './need-audience.tsx'
import { Group, NeedFields } from './need-fields.tsx'
import { metaOf, MONEY_FIELDS, type MoneyField, shape } from './need-schema.ts'
import { type NeedDraftState, useNeedDraft } from './use-need-draft.ts'
import { type Submitted, useNeedForm } from './use-need-form.ts'
import type { Choice } from './use-receivers.ts'

interface Props {
  choices: readonly Choice[]
  areaCode: string
}

/** What follows a submit: the number, whom it reached, and the way to its progress. */
function Done({ answer, onAgain }: { answer: Submitted; onAgain: () => void }) {
  const managementLink = useManagementLink()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h3 ref={heading} tabIndex={-1} className="text-title text-success outline-none">
        {copy.done.title}
      </h3>
      <p className="mt-2 max-w-article">{copy.done.text(answer.needNo, answer.institutions)}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a {...managementLink('/personal/leases')} className={buttonStyle('primary')}>
          {copy.done.look}
        </a>
        <Button onClick={onAgain}>{copy.done.again}</Button>
      </p>
    </div>
  )
}

interface FillingProps extends Props {
  onSubmitted: (answer: Submitted) => void
}

interface Beginning {
  draft: NeedDraftState
  known: KnownForForm | undefined
}

function Filling({ choices, areaCode, draft, known, onSubmitted }: FillingProps & Beginning) {
  const { form, receivers, filled, files, changeFiles, documents, restored, signedIn } = useNeedForm(
    { areaCode, choices },
    draft,
    known,
    onSubmitted,
  )
  const noteOf = (name: 'contactName' | 'contactPhone') => filledText(filled, name, form.watch(name))
  const units = useUnitQuestion<MoneyField>(form, {
    fields: MONEY_FIELDS,
    labelOf: (field) => metaOf(field).label,
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!units.askAll()) form.onSubmit()
  }
  const { required: _name, ...contactName } = form.register('contactName')
  const { required: _phone, ...contactPhone } = form.register('contactPhone')
  return (
    <div className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      {restored && (
        <p role="status" className="mb-4 rounded-control bg-primary-soft px-3 py-2 text-note">
          {copy.restored}
        </p>
      )}
      <form noValidate onSubmit={submit} aria-label={copy.title} className="max-w-2xl">
        <p className="mb-4 text-note text-muted">{copy.lead}</p>
        <NeedFields form={form} filled={filled} onMoneyBlur={units.ask} />
        <Group title={copy.groups.contact}>
          <InputField
            {...inputProps(shape.contactName)}
            required
            error={form.errorOf('contactName')}
            {...contactName}
            autoComplete="name"
            help={noteOf('contactName')}
          />
          <InputField
            {...inputProps(shape.contactPhone)}
            required
            error={form.errorOf('contactPhone')}
            {...contactPhone}
            autoComplete="tel-national"
            help={[copy.phoneHelp, noteOf('contactPhone')].filter(Boolean).join('。')}
          />
        </Group>
        <Group title={copy.groups.files}>
          {signedIn ? (
            <DocumentBoxes
              names={LEASE_DOCUMENTS}
              help={copy.fileHint}
              given={documents}
              files={files}
              error={form.errorOf('documents')}
              onChange={changeFiles}
            />
          ) : (
            <p className="flex flex-wrap items-center gap-3 text-note text-muted">
              {copy.fileLogin}
              <Button size="small" onClick={() => openLogin()}>
                {copy.login}
              </Button>
            </p>
          )}
        </Group>
        <NeedAudience form={form} choices={choices} receivers={receivers} />
        <Refusal text={form.refusal} />
        <Button kind="primary" size="large" type="submit" busy={form.busy} className="mt-2">
          {copy.submit}
        </Button>
      </form>
      {units.question && (
        <AmountConfirmDialog {...units.question} onConfirm={units.confirm} onCancel={units.cancel} />
      )}
    </div>
  )
}

function Opening(props: FillingProps) {
  const draft = useNeedDraft()
  const known = useKnownFacts('leaseNeed')
  // Who signs in while filling in goes on in the same form.
  const [beganAsStranger] = useState(known !== undefined)
  if (draft.isReady && (beganAsStranger || known)) {
    return <Filling key={draft.round} {...props} draft={draft} known={known} />
  }
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <Skeleton lines={8} />
    </div>
  )
}

/** The form for a lease need; after the submit its number. */
export default function NeedForm(props: Props) {
  const [answer, setAnswer] = useState<Submitted>()
  const round = useVisitorRound()
  return answer ? (
    <Done answer={answer} onAgain={() => setAnswer(undefined)} />
  ) : (
    <Opening key={round} {...props} onSubmitted={setAnswer} />
  )
}
