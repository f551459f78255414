import { Button } from 'antd'
import { useState } from 'react'
import { useSession } from '../../../shell/session/session.ts'
import { AddBranch } from './add-branch.tsx'
import { BankDrawer } from './bank-drawer.tsx'
import { registerCopy as copy } from './copy.ts'

const isPlatform = (roles: readonly string[]) => roles.some((role) => role === 'operator' || role === 'admin')

/** Whether one keeps the register: for the own bank, or for all. */
export const keepsRegister = (roles: readonly string[]) =>
  isPlatform(roles) || roles.includes('financeManager')

/** What those who keep the register may add; nothing for others. */
export function RegisterActions({ onAdded }: { onAdded: (id: string) => void }) {
  const { roles } = useSession()
  const [open, setOpen] = useState<'branch' | 'banks'>()
  if (!keepsRegister(roles)) return null
  const shut = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('banks')}>{copy.banks}</Button>
      <Button type="primary" onClick={() => setOpen('branch')}>
        {copy.add}
      </Button>
      {open === 'banks' && <BankDrawer canAdd={isPlatform(roles)} onClose={shut} />}
      {open === 'branch' && (
        <AddBranch
          onAdded={(id) => {
            shut()
            onAdded(id)
          }}
          onClose={shut}
        />
      )}
    </>
  )
}
