import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { branchSettings, type OwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { BANK_PROFILES } from '@lqr/contract/bank-accounts/kinds.ts'
import { branchPlace, closeOpeningBranch } from '@lqr/contract/bank-accounts/register-calls.ts'
import { openingBranch } from '@lqr/contract/bank-accounts/entities.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { CloseBranch } from './close-branch.tsx'
import { registerCopy as copy } from './copy.ts'
import { EditBranch } from './edit-branch.tsx'
import { useRenewBranches } from './use-renew-branches.ts'

function stateOf({ closedAt, isOpen }: OwnBranch): string {
  if (closedAt !== null) return copy.closed(formatDate(closedAt))
  return isOpen ? copy.open : copy.paused
}

/** How the branch is registered, what may be changed of it, and the appointments that still lie ahead. */
export function BranchPanel({ branch }: { branch: OwnBranch }) {
  const [open, setOpen] = useState<'edit' | 'close'>()
  const renew = useRenewBranches()
  const { run, isBusy } = useAction(closeOpeningBranch, {
    onDone: () => {
      renew()
      toastSuccess(copy.reopenDone)
    },
  })
  const { id, version, closedAt, closeReason, canRegister } = branch
  const shut = () => setOpen(undefined)
  const reopen = () => run({ params: { id }, body: { isClosed: false, version } })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.place}</h2>
        {canRegister && (
          <div className="page-extra">
            <Button onClick={() => setOpen('edit')}>{copy.edit}</Button>
            {closedAt === null ? (
              <Button danger onClick={() => setOpen('close')}>
                {copy.close}
              </Button>
            ) : (
              <Button onClick={reopen} {...busy(isBusy)}>
                {copy.reopen}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="muted panel-note">{copy.placeHint}</p>
      <Facts
        columns={3}
        items={[
          { label: labelOf(branchPlace.name), value: branch.name },
          { label: labelOf(branchSettings.branchCode), value: branch.branchCode },
          { label: copy.bank, value: branch.bankName },
          { label: labelOf(branchPlace.regionCode), value: branch.regionName },
          { label: labelOf(branchPlace.phone), value: branch.phone },
          { label: labelOf(openingBranch.shape.profile), value: nameOf(BANK_PROFILES, branch.profile) },
          { label: labelOf(branchPlace.address), value: branch.address, isWide: true },
          { label: copy.state, value: stateOf(branch) },
          ...(closeReason === null
            ? []
            : [{ label: labelOf(closeOpeningBranch.body.shape.reason), value: closeReason }]),
        ]}
      />
      <div className="part-below">
        <Standing branch={branch} />
      </div>
      {open === 'edit' && <EditBranch branch={branch} onClose={shut} />}
      {open === 'close' && <CloseBranch branch={branch} onClose={shut} />}
    </section>
  )
}

/** Appointments ahead; the people of the bank open them, operators see that they are there. */
function Standing({ branch: { closedAt, standing } }: { branch: OwnBranch }) {
  const { roles } = useSession()
  const opens = roles.some((role) => role === 'financeOfficer' || role === 'financeManager')
  if (standing.length === 0) return <p className="muted">{copy.noStanding}</p>
  const list = (
    <ul className="standing-list">
      {standing.map(({ id, applyNo, appointTime, status }) => (
        <li key={id}>
          {opens ? <Link to={`/workbench/account-openings/${id}`}>{applyNo}</Link> : applyNo}
          {' · '}
          {formatDateTime(appointTime)} · {nameOf(openingStates, status)}
        </li>
      ))}
    </ul>
  )
  const title = copy.standing(standing.length)
  if (closedAt !== null) {
    return (
      <Alert
        type="warning"
        showIcon
        title={title}
        description={
          <>
            {copy.standingHint}
            {list}
          </>
        }
      />
    )
  }
  return (
    <details>
      <summary>{title}</summary>
      {list}
    </details>
  )
}
