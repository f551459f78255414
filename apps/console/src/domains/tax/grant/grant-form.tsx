import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, type FormInstance, Steps } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { legalPersonErrors } from '@lqr/contract/certification/errors.ts'
import { grantTaxLicence, listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { TAX_LETTER_VERSION } from '@lqr/contract/tax/licence-letter.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { grantCopy as texts } from '../copy.ts'
import { ChooseStep } from './choose-step.tsx'
import type { GrantCase, GrantValues } from './grant-values.ts'
import { LetterStep } from './letter-step.tsx'
import { SeparateConsent } from './separate-consent.tsx'

interface GrantFormProps {
  cases: readonly GrantCase[]
  /** The one of them that a message or an institution's request led here for. */
  bizNo: string | undefined
  corporateName: string
  legalPersonName: string
  /** Phone, captcha and code, which belong to the domain of accounts. */
  renderPhone: (form: FormInstance) => ReactNode
}

/** A licence in three steps; what was typed stays while one goes back and forth. */
export function GrantForm({ cases, bizNo, corporateName, legalPersonName, renderPhone }: GrantFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [form] = Form.useForm<GrantValues>()
  const [step, setStep] = useState(0)
  const [isConsentMissing, setConsentMissing] = useState(false)
  const { submit, isBusy, problem } = useFormAction(grantTaxLicence, form, {
    onDone: () => {
      toastSuccess(texts.done)
      void queries.invalidateQueries({ queryKey: callKey(listTaxLicences) })
      void navigate('/personal/tax', { replace: true })
    },
    onFailure: ({ key }) => setConsentMissing(key === legalPersonErrors.consentMissing.key),
  })
  const typed = (): GrantValues => form.getFieldsValue(true) as GrantValues
  const finish = () => {
    const { bizNo: number = '', scope = [], term = '90', phone = '', code = '' } = typed()
    const agreementVersion = TAX_LETTER_VERSION
    submit({ body: { bizNo: number, scope, term, phone, code, agreementVersion, consent: true } })
  }
  const values = typed()
  const chosen = cases.find(({ applyNo }) => applyNo === values.bizNo)
  return (
    <section className="panel">
      <Steps
        size="small"
        current={step}
        items={texts.steps.map((title) => ({ title }))}
        className="form-steps"
        responsive={false}
      />
      <StackedForm
        form={form}
        initialValues={{ term: '90', scope: [], ...(bizNo ? { bizNo } : {}) }}
        onFinish={finish}
      >
        {step === 0 && <ChooseStep form={form} cases={cases} onNext={() => setStep(1)} />}
        {step === 1 && (
          <LetterStep
            letter={{
              corporateName,
              legalPersonName,
              orgName: chosen?.orgName ?? '',
              bizNo: values.bizNo ?? '',
              scope: values.scope ?? [],
              days: Number(values.term),
            }}
            onBack={() => setStep(0)}
            onNext={() => setStep(2)}
          />
        )}
        {step === 2 && (
          <>
            <FormProblem text={problem} />
            {isConsentMissing && (
              <SeparateConsent subjectName={legalPersonName} onGiven={() => setConsentMissing(false)} />
            )}
            <p className="panel-note">{texts.person(legalPersonName)}</p>
            {renderPhone(form as FormInstance)}
            <div className="tax-bar">
              <Button onClick={() => setStep(1)}>{texts.previous}</Button>
              <Button type="primary" htmlType="submit" {...busy(isBusy)}>
                {texts.submit}
              </Button>
            </div>
          </>
        )}
      </StackedForm>
    </section>
  )
}
