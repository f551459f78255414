import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal, Tag } from 'antd'
import { useState } from 'react'
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@lqr/contract/identity/second-factor-calls.ts'
import { listSessions } from '@lqr/contract/identity/session-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { SESSION_KEY } from '../../../shell/session/session-key.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { EnrolSteps } from './enrol-steps.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Act = 'enrol' | 'renew' | 'remove'

/** The second factor of the account: bind, renew the recovery codes, take away. */
export function SecondFactorPanel() {
  const queries = useQueryClient()
  const answer = useCall(getSecondFactor, {})
  const [act, setAct] = useState<Act>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isEnrolled, setEnrolled] = useState(false)
  const refresh = () => {
    for (const call of [getSecondFactor, listSessions]) {
      void queries.invalidateQueries({ queryKey: callKey(call) })
    }
  }
  const close = () => {
    setAct(undefined)
    setCodes(undefined)
    setEnrolled(false)
  }
  const enrolled = () => {
    setEnrolled(true)
    refresh()
  }
  const removed = () => {
    toastSuccess(copy.removed)
    close()
    refresh()
    void queries.invalidateQueries({ queryKey: SESSION_KEY })
  }
  return (
    <section className="panel">
      <Answer of={answer}>
        {({ enrolled, required, enrolledAt, recoveryCodesLeft }) => (
          <>
            <div className="panel-head">
              <h2>
                {copy.title}{' '}
                <Tag color={enrolled ? 'success' : 'default'}>
                  {enrolled ? copy.on(formatDateTime(enrolledAt)) : copy.off}
                </Tag>
              </h2>
              {enrolled ? (
                <div className="form-actions">
                  <Button onClick={() => setAct('renew')}>{copy.renew}</Button>
                  <Button danger onClick={() => setAct('remove')}>
                    {copy.remove}
                  </Button>
                </div>
              ) : (
                <Button onClick={() => setAct('enrol')}>{copy.enrol}</Button>
              )}
            </div>
            <p className="muted">{copy.intro}</p>
            {required && !enrolled && <Alert type="warning" showIcon title={copy.required} />}
            {enrolled && <p className="muted">{copy.codesLeft(recoveryCodesLeft)}</p>}
            {act === 'renew' && !codes && (
              <ProofDialog
                call={renewRecoveryCodes}
                title={copy.renew}
                text={copy.renewText}
                submitText={copy.renewOk}
                onDone={({ recoveryCodes }) => {
                  setCodes(recoveryCodes)
                  refresh()
                }}
                onClose={close}
              />
            )}
            {act === 'remove' && (
              <ProofDialog
                call={removeSecondFactor}
                title={copy.remove}
                text={copy.removeText}
                warning={required ? copy.removeRequired : undefined}
                submitText={copy.removeOk}
                isDanger
                onDone={removed}
                onClose={close}
              />
            )}
          </>
        )}
      </Answer>
      <Modal
        open={act === 'enrol' || codes !== undefined}
        title={codes ? copy.codes.title : copy.enrol}
        footer={null}
        mask={{ closable: false }}
        keyboard={false}
        // The codes are shown once: they are left by their own button alone.
        closable={!codes && !isEnrolled}
        onCancel={close}
        destroyOnHidden
      >
        {codes ? (
          <RecoveryCodes codes={codes} onFinish={close} />
        ) : (
          <EnrolSteps onEnrolled={enrolled} onFinish={close} />
        )}
      </Modal>
    </section>
  )
}
