import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form } from 'antd'
import { Navigate, useLocation } from 'react-router'
import { getAgreement, giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { innerAddress } from '../../../shell/session/inner-address.ts'
import { SESSION_KEY } from '../../../shell/session/session-key.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-in.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { Alone } from '../login/alone.tsx'
import '../identity.css'

interface Values {
  consent?: boolean
}

const texts = copy.giveConsent

function AgreementForm({ agreement }: { agreement: CallOutput<typeof getAgreement> }) {
  const { version, title, body, publishedAt } = agreement
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(giveConsent, form, {
    onDone: () => {
      toastSuccess(texts.done)
      void queries.invalidateQueries({ queryKey: SESSION_KEY })
    },
    onFailure: ({ code }) => {
      // A newer version has come into force meanwhile: it is read before it is agreed to.
      if (code === 409) void queries.invalidateQueries({ queryKey: callKey(getAgreement) })
    },
  })
  const finish = ({ consent }: Values) =>
    submit({ body: { agreementVersion: version, consent: (consent ?? false) as true } })
  return (
    <StackedForm form={form} onFinish={finish}>
      <FormProblem text={problem} />
      <h2 className="section-head">{title}</h2>
      <p className="muted panel-note">{texts.version(version, formatDate(publishedAt))}</p>
      <div className="prewrap agreement-text" role="region" aria-label={title} tabIndex={0}>
        {body}
      </div>
      <Form.Item name="consent" valuePropName="checked">
        <Checkbox>{texts.agree(title)}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {texts.submit}
      </Button>
    </StackedForm>
  )
}

/** The agreement, before an account that was not registered by its person opens anything else. */
export function Component() {
  const { info } = useSession()
  const signOut = useSignOut()
  const { state } = useLocation() as { state: { from?: string } | null }
  const answer = useCall(getAgreement, {})
  if (!info.mustConsent) return <Navigate to={innerAddress(state?.from)} replace />
  return (
    <Alone>
      <Page title={texts.title} intro={texts.intro}>
        <Answer of={answer}>
          {(agreement) => <AgreementForm key={agreement.version} agreement={agreement} />}
        </Answer>
        <Button type="link" className="leave" onClick={() => void signOut()}>
          {texts.leave}
        </Button>
      </Page>
    </Alone>
  )
}
