import { Button } from 'antd'
import { useState } from 'react'
import { useSession } from '../../../shell/session/session.ts'
import { AddBranch } from './add-branch.tsx'
import { BankDrawer } from './bank-drawer.tsx'
import { registerCopy as copy } from './copy.ts'

/** What those who keep the register may add; nothing for others. */
export function RegisterActions({ onAdded }: { onAdded: (id: string) => void }) {
  const { roles } = useSession()
  const [open, setOpen] = useState<'branch' | 'banks'>()
  const isPlatform = roles.some((role) => role === 'operator' || role === 'admin')
  if (!isPlatform && !roles.includes('financeManager')) return null
  const shut = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('banks')}>{copy.banks}</Button>
      <Button type="primary" onClick={() => setOpen('branch')}>
        {copy.add}
      </Button>
      {open === 'banks' && <BankDrawer canAdd={isPlatform} onClose={shut} />}
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
