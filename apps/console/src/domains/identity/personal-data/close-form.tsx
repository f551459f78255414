import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { forgetToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { PasswordItem } from '../../../shell/forms/text-item.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { showErrors } from '../../../shell/forms/contract-form.ts'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { useSession } from '../../../shell/session/session.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { CLOSE_WORD, copy } from './copy.ts'

interface Values {
  confirm?: boolean
  password?: string
  word?: string
}

const texts = copy.closing
/** The word itself, and blanks around it. */
const WORD_LENGTH = CLOSE_WORD.length + 6

function ownErrors({ confirm, word }: Values): Record<string, string> {
  return {
    ...(confirm ? {} : { confirm: texts.agreedNeeded }),
    ...(word?.trim() === CLOSE_WORD ? {} : { word: texts.wordWrong }),
  }
}

/** Closes the account for good: read, password, the word typed, and asked once more. */
export function CloseForm() {
  const { info } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const [asked, setAsked] = useState<string>()
  const leave = async () => {
    await navigate('/account-closed', { replace: true })
    forgetToken()
    queries.clear()
  }
  const { submit, isBusy, problem } = useFormAction(closeAccount, form, {
    onDone: () => void leave(),
    onFailure: () => setAsked(undefined),
  })
  const finish = (values: Values) => {
    const password = values.password ?? ''
    const parsed = closeAccount.body.shape.password.safeParse(password)
    const errors = {
      ...ownErrors(values),
      ...(parsed.success ? {} : { password: parsed.error.issues[0]?.message ?? '' }),
    }
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else setAsked(password)
  }
  return (
    <StackedForm form={form} onFinish={finish}>
      <FormProblem text={problem} />
      <p className="panel-note">{texts.account(info.user.userName)}</p>
      <Form.Item name="confirm" valuePropName="checked">
        <Checkbox>{texts.agreed}</Checkbox>
      </Form.Item>
      <PasswordItem name="password" of={closeAccount.body.shape.password} label={texts.password} />
      <Form.Item name="word" label={texts.word}>
        <Input autoComplete="off" maxLength={WORD_LENGTH} />
      </Form.Item>
      <Button danger htmlType="submit" {...busy(isBusy)}>
        {texts.submit}
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title={texts.askTitle}
          okText={texts.submit}
          isDanger
          isBusy={isBusy}
          onOk={() => submit({ body: { password: asked, confirm: true } })}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.askText}</p>
        </ConfirmDialog>
      )}
    </StackedForm>
  )
}
