import { useUnitQuestion } from '../../../shell/forms/use-unit-question.ts'
import type { submitCertification } from '@lqr/contract/certification/calls.ts'
import { certificationErrors } from '@lqr/contract/certification/errors.ts'
import type { giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../shell/call.ts'
import type { UploadedDocument } from '../../../shell/forms/upload-box.tsx'
import { useCallForm } from '../../../shell/forms/use-call-form.ts'
import { showToast } from '../../../shell/toast/toast-store.ts'
import type { CertificationRecord } from '../load-certification.ts'
import { wizardCopy as copy } from './copy.ts'
import { draftOf, type WizardDraft } from './draft.ts'
import { goOnFrom, type Overtaken } from './overtaken.ts'
import {
  stepFields,
  stepOfFields,
  schemaOf,
  type WizardBody,
  type WizardValues,
  metaOf,
  MONEY_FIELDS,
  type MoneyField,
} from './schema.ts'
import { fileFields, type Files, startOf } from './start.ts'

const CONSENTS = '/console/identity/consents'
const ADDRESS = '/api/system/comyCertification/companyAuthSubmit'
const FIELDS_STEP = 1

const OVERTAKEN: readonly (string | undefined)[] = [
  kernelErrors.conflict.key,
  certificationErrors.notSubmittable.key,
]

export interface WizardProps {
  readonly record: CertificationRecord
  /** What was typed for an earlier state of the enterprise and goes on from here. */
  readonly overtaken: Overtaken | undefined
  readonly onSubmitted: () => void
  /** Another state than the one of the form was found: it is shown, and what was typed goes on from it. */
  readonly onOvertaken: (typed: Overtaken) => void
}

/** The state of the wizard: the form, its step, the documents, the account's draft, and the submit. Browser only. */
export function useWizard(
  { record, overtaken, onSubmitted, onOvertaken }: WizardProps,
  draft: KeptDraft<WizardDraft>,
) {
  const { restored, keep, clear } = draft
  const [start] = useState(() => (overtaken ? goOnFrom(overtaken, record) : startOf(record, restored)))
  const [files, setFiles] = useState(start.files)
  const [step, setStep] = useState(overtaken ? FIELDS_STEP : 0)
  const [keys] = useState(() => makeKeyKeeper())
  const { revalidate } = useRevalidator()

  const [formSchema] = useState(() => schemaOf(record))
  const form = useCallForm<WizardValues, WizardBody>({
    schema: formSchema,
    defaultValues: start.values,
    send: async ({ legalPersonConsent: agreementVersion, ...body }) => {
      if (agreementVersion !== '') {
        const agreed = { agreementVersion, consent: true as const, subjectName: body.legalPersonName }
        await call<typeof giveConsent>('POST', CONSENTS, { body: agreed }, { quiet: true })
      }
      const sent = { ...body, version: record.version }
      const options = { quiet: true, idempotencyKey: keys.keyFor(sent) }
      const { certiFlg } = await call<typeof submitCertification>('POST', ADDRESS, { body: sent }, options)
      await clear()
      showToast({ tone: 'success', text: certiFlg === 3 ? copy.corrected : copy.submitted })
      onSubmitted()
      await revalidate()
    },
    onRefused: (error) => {
      if (OVERTAKEN.includes(error.key)) {
        onOvertaken({ before: record, values: form.getValues(), files })
        void revalidate()
        return
      }
      const refused = stepOfFields(Object.keys(error.fields))
      if (refused !== undefined) setStep(refused)
    },
  })
  const units = useUnitQuestion<MoneyField>(form, {
    fields: MONEY_FIELDS,
    labelOf: (field) => metaOf(field).label,
    startsConfirmed: true,
  })

  const { subscribe } = form

  useEffect(() => {
    if (overtaken) keep(draftOf({ values: start.values, ...start.files }))
  }, [overtaken, start, keep])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(draftOf({ values, ...files })),
      }),
    [subscribe, keep, files],
  )

  function changeFile(kind: keyof Files, file: UploadedDocument | null): void {
    const next = { ...files, [kind]: file }
    setFiles(next)
    form.setValue(fileFields[kind], file?.fileId ?? '', { shouldDirty: true, shouldValidate: file !== null })
    keep(draftOf({ values: form.getValues(), ...next }))
  }

  async function goOn(): Promise<void> {
    const right = await form.trigger([...(stepFields[step] ?? [])], { shouldFocus: true })
    if (right && !(step === FIELDS_STEP && units.askAll())) setStep(step + 1)
  }

  return { form, units, step, setStep, goOn, files, changeFile, restored: restored !== undefined }
}

/** Moves the focus to the first refused field, or to the heading, of a step that has just been opened. */
export function useStepFocus(step: number) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const open = panel.current?.querySelector<HTMLElement>('[data-step]:not([hidden])')
    const target = open?.querySelector<HTMLElement>('[aria-invalid=true]') ?? open?.querySelector('h2')
    target?.focus()
    panel.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return panel
}
