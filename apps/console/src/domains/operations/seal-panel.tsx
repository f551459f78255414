import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import { getSealStanding, renewSealed } from '@lqr/contract/operations/calls.ts'
import type { SealStanding } from '@lqr/contract/operations/entities.ts'
import { KEY_BINDINGS } from '@lqr/contract/operations/sealed-holders.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy as domainCopy } from './copy.ts'
import '../../shell/cases/cases.css'

const copy = domainCopy.seals

/** Starts the renewal after one question, which names the key that is meant. */
function StartRenewal({ suite, keyId }: Pick<SealStanding, 'suite' | 'keyId'>) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const renew = () => {
    setIsAsking(false)
    void queries.invalidateQueries({ queryKey: callKey(getSealStanding) })
  }
  const starting = useAction(renewSealed, {
    onDone: () => {
      toastSuccess(copy.started)
      renew()
    },
    onFailure: renew,
  })
  return (
    <div className="form-actions">
      <Button type="primary" onClick={() => setIsAsking(true)}>
        {copy.start}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.startTitle}
          okText={copy.startOk}
          isBusy={starting.isBusy}
          onOk={() => starting.run({ body: { suite, keyId } })}
          onClose={() => setIsAsking(false)}
        >
          <p>{copy.startText(keyId)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Whether each old key may go, and what is lost with it. */
function OldKeys({ oldKeys, bindings }: Pick<SealStanding, 'oldKeys' | 'bindings'>) {
  return (
    <>
      {oldKeys.map(({ keyId, left, isFree }) => (
        <Alert
          key={keyId}
          type={isFree ? 'success' : 'info'}
          showIcon
          title={isFree ? copy.free(keyId) : copy.needed(keyId)}
          description={isFree ? copy.freeHint : copy.neededHint(left)}
        />
      ))}
      {bindings.length > 0 && (
        <section className="panel" aria-label={copy.bindings}>
          <h2>{copy.bindings}</h2>
          <p>{copy.bindingsIntro}</p>
          <Facts
            columns={1}
            items={KEY_BINDINGS.filter(({ code }) => bindings.some((each) => each.code === code)).map(
              ({ name, reason }) => ({ label: name, value: reason }),
            )}
          />
        </section>
      )}
    </>
  )
}

/** The key that writes now, how far the renewal is, and what comes next. */
export function SealPanel({ standing }: { standing: SealStanding }) {
  const { suite, keyId, total, left, unknown, isRunning, oldKeys, bindings } = standing
  const percent = total === 0 ? 100 : Math.floor(((total - left) / total) * 100)
  return (
    <>
      {unknown > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={copy.unknown(unknown)}
          description={copy.unknownHint}
        />
      )}
      <section className="panel" aria-label={copy.standing}>
        <h2>{copy.standing}</h2>
        <Facts
          columns={3}
          items={[
            { label: copy.key, value: <span className="tabular">{copy.keyOf(keyId, suite)}</span> },
            { label: copy.total, value: copy.items(total) },
            { label: copy.left, value: <strong className="figure">{copy.items(left)}</strong> },
          ]}
        />
        <Progress percent={percent} aria-label={copy.done} status={left === 0 ? 'success' : 'normal'} />
        {left === 0 && <p role="status">{copy.allDone}</p>}
        {left > 0 && isRunning && (
          <Alert type="info" showIcon role="status" title={copy.running} description={copy.runningHint} />
        )}
        {left > 0 && !isRunning && <StartRenewal suite={suite} keyId={keyId} />}
      </section>
      <OldKeys oldKeys={oldKeys} bindings={bindings} />
    </>
  )
}
