import { Button } from 'antd'
import { useState } from 'react'
import { BANK_PROFILES } from '@lqr/contract/bank-accounts/kinds.ts'
import { listRegisteredBanks, type RegisteredBank } from '@lqr/contract/bank-accounts/register-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useCall } from '../../../shell/use-call.ts'
import { BankForm } from './bank-form.tsx'
import { registerCopy as copy } from './copy.ts'
import { SideDialog } from '../../../shell/forms/dialog.tsx'

/** The registered banks of whoever looks; each is changed, and another one is added, in a dialog. */
export function BankDrawer({ canAdd, onClose }: { canAdd: boolean; onClose: () => void }) {
  const banks = useCall(listRegisteredBanks, {})
  const [open, setOpen] = useState<RegisteredBank | 'new'>()
  return (
    <SideDialog title={copy.banks} size={480} onClose={onClose}>
      <p className="muted panel-note">{copy.banksHint}</p>
      <Answer of={banks}>
        {(found) => (
          <ul className="branch-list">
            {found.length === 0 && <li className="muted">{copy.noBanks}</li>}
            {found.map((bank) => (
              <li key={bank.id} className="branch">
                <div className="branch-name">
                  {bank.name}
                  {bank.canEdit && (
                    <Button type="link" onClick={() => setOpen(bank)}>
                      {copy.editBank}
                      <span className="sr-only"> {bank.name}</span>
                    </Button>
                  )}
                </div>
                <div className="muted">
                  {bank.bankCode} · {nameOf(BANK_PROFILES, bank.profile)} · {copy.branches(bank.branches)} ·{' '}
                  {bank.isOpen ? copy.open : copy.paused}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {canAdd && (
        <Button className="part-below" onClick={() => setOpen('new')}>
          {copy.addBank}
        </Button>
      )}
      {open && <BankForm {...(open === 'new' ? {} : { bank: open })} onClose={() => setOpen(undefined)} />}
    </SideDialog>
  )
}
