import { Button, Form } from 'antd'
import { verifySecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface VerifyStepProps {
  /** The token of the first step: good for giving the code alone, so it is never stored. */
  token: string
  onSignedIn: (pair: TokenPair) => void
  /** With a reason when the first step has lapsed. */
  onBack: (reason?: string) => void
}

interface Values {
  code?: string
}

const texts = copy.verify

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export function VerifyStep({ token, onSignedIn, onBack }: VerifyStepProps) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(verifySecondFactor, form, {
    token,
    onDone: onSignedIn,
    onFailure: (failure) => {
      if (failure.endsSession) onBack(texts.lapsed)
    },
  })
  return (
    <StackedForm form={form} onFinish={({ code = '' }: Values) => submit({ body: { code } })}>
      <FormProblem text={problem} />
      <TextItem
        name="code"
        of={verifySecondFactor.body.shape.code}
        extra={copy.anyCodeHelp}
        autoFocus
        autoComplete="one-time-code"
      />
      <Button type="primary" htmlType="submit" block {...busy(isBusy)}>
        {texts.submit}
      </Button>
      <Button type="link" className="leave" onClick={() => onBack()}>
        {texts.back}
      </Button>
    </StackedForm>
  )
}
