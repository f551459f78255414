import { Button, Form } from 'antd'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { confirmSecondFactor, type enrolSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { CopyButton } from '../../../shell/forms/copy-button.tsx'
import { copy } from './copy.ts'
import { QrCode } from './qr-code.tsx'

interface AppStepProps {
  enrolment: CallOutput<typeof enrolSecondFactor>
  onCodes: (codes: readonly string[]) => void
  onLapsed: () => void
}

interface Values {
  code?: string
}

const texts = copy.app
const MINUTE_SECONDS = 60

/** ABCD EFGH …: easier to type and to compare. */
function grouped(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}

/** The secret for the authenticator app, and the first code that proves it arrived there. */
export function AppStep({ enrolment, onCodes, onLapsed }: AppStepProps) {
  const { secret, otpauthUri, expiresInSeconds } = enrolment
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(confirmSecondFactor, form, {
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onFailure: ({ key }) => {
      if (key === identityErrors.notEnrolled.key) onLapsed()
    },
  })
  return (
    <StackedForm form={form} onFinish={({ code = '' }: Values) => submit({ body: { code } })}>
      <FormProblem text={problem} />
      <ol className="app-steps">
        <li>{texts.install}</li>
        <li>
          {texts.scan}
          <QrCode text={otpauthUri} label={texts.scanAlt} />
          <p>{texts.add}</p>
          <p className="secret">
            <span className="muted">{texts.secret}</span>
            <code>{grouped(secret)}</code>
          </p>
          <div className="form-end">
            <CopyButton text={secret} label={texts.copySecret} />
            <Button href={otpauthUri}>{texts.open}</Button>
          </div>
          <details className="otpauth">
            <summary>{texts.address}</summary>
            <code className="hash">{otpauthUri}</code>
          </details>
        </li>
        <li>{texts.type}</li>
      </ol>
      <p className="muted panel-note">{texts.until(Math.floor(expiresInSeconds / MINUTE_SECONDS))}</p>
      <TextItem
        name="code"
        of={confirmSecondFactor.body.shape.code}
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {texts.confirm}
      </Button>
    </StackedForm>
  )
}
