import { Button } from '@lqr/ui/button.tsx'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useDraft } from '../../../shell/drafts/use-draft.ts'
import { Refusal } from '../../../shell/forms/refusal.tsx'
import { AmountConfirmDialog } from '../../../shell/forms/amount-confirm-dialog.tsx'
import { wizardCopy as copy } from './copy.ts'
import { draftSubject, type WizardDraft } from './draft.ts'
import { FieldsStep } from './fields-step.tsx'
import { changedLabels } from './overtaken.ts'
import { metaOf } from './schema.ts'
import { StepList } from './step-list.tsx'
import { SummaryStep } from './summary-step.tsx'
import { UploadBox } from '../../../shell/forms/upload-box.tsx'
import { useStepFocus, useWizard, type WizardProps } from './use-wizard.ts'

const UPLOAD = '/api/system/comyCertification/fileupload'

function Step({ at, step, children }: { at: number; step: number; children: ReactNode }) {
  return (
    <div data-step hidden={at !== step}>
      <h2 tabIndex={-1} className="mb-4 text-title outline-none">
        {copy.steps[at]}
        <span className="sr-only">，{copy.stepOf(at + 1)}</span>
      </h2>
      {children}
    </div>
  )
}

/** What has changed since the form was begun; the button that found it out went away, so the keyboard is here. */
function OvertakenNote({ record, overtaken }: Pick<WizardProps, 'record' | 'overtaken'>) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  if (!overtaken) return null
  return (
    <p
      ref={note}
      tabIndex={-1}
      className="mb-4 rounded-control border border-warning/30 bg-warning-soft px-3 py-2 text-note outline-none"
    >
      {copy.overtaken(changedLabels(overtaken.before, record))}
    </p>
  )
}

function Filling({ draft, ...props }: WizardProps & { draft: KeptDraft<WizardDraft> }) {
  const { record, overtaken } = props
  const { form, units, step, setStep, goOn, files, changeFile, restored } = useWizard(props, draft)
  const panel = useStepFocus(step)
  const last = step === copy.steps.length - 1
  const certified = record.certiFlg === 3
  const submit = (event: SyntheticEvent) => {
    if (last) {
      form.onSubmit(event)
      return
    }
    event.preventDefault()
    void goOn()
  }
  return (
    <section
      ref={panel}
      aria-label={copy.label}
      className="scroll-mt-4 rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <StepList step={step} />
      <OvertakenNote record={record} overtaken={overtaken} />
      {restored && !overtaken && step < 2 && (
        <p role="status" className="mb-4 rounded-control bg-primary-soft px-3 py-2 text-note">
          {certified ? copy.restoredChange : copy.restored}
        </p>
      )}
      <form noValidate onSubmit={submit} className="max-w-2xl">
        <Step at={0} step={step}>
          <div className="grid gap-4">
            <UploadBox
              label={metaOf('licenseFileId').label}
              help={copy.upload.hint}
              address={UPLOAD}
              query={{ filetype: 'license' }}
              required
              file={files.license}
              error={form.errorOf('licenseFileId')}
              onChange={(file) => changeFile('license', file)}
            />
            <UploadBox
              label={metaOf('authLetterFileId').label}
              help={copy.upload.authHint}
              address={UPLOAD}
              query={{ filetype: 'authLetter' }}
              file={files.authLetter}
              error={form.errorOf('authLetterFileId')}
              onChange={(file) => changeFile('authLetter', file)}
            />
          </div>
        </Step>
        <Step at={1} step={step}>
          <FieldsStep form={form} record={record} onMoneyBlur={units.ask} />
        </Step>
        <Step at={2} step={step}>
          {last && <SummaryStep record={record} values={form.getValues()} files={files} onEdit={setStep} />}
          <Refusal text={form.refusal} />
        </Step>
        <div className="mt-6 flex flex-wrap gap-3">
          {step > 0 && <Button onClick={() => setStep(step - 1)}>{copy.back}</Button>}
          <Button kind="primary" type="submit" busy={form.busy}>
            {last ? (certified ? copy.submitChange : copy.submit) : copy.next}
          </Button>
        </div>
      </form>
      {units.question && (
        <AmountConfirmDialog {...units.question} onConfirm={units.confirm} onCancel={units.cancel} />
      )}
    </section>
  )
}

/** Upload, fields, summary. What was typed survives a refused submit, a reload, and the end of the session. */
export default function Wizard(props: WizardProps) {
  const draft = useDraft<WizardDraft>('certification', draftSubject(props.record))
  if (draft) return <Filling {...props} draft={draft} />
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <Skeleton lines={8} />
    </div>
  )
}
