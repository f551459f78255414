import { useQueryClient } from '@tanstack/react-query'
import { deleteBankAccount, listBankAccounts } from '@lqr/contract/bank-accounts/account-calls.ts'
import type { BankAccount } from '@lqr/contract/bank-accounts/entities.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../../shell/forms/confirmed-button.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { accountsCopy as copy } from './copy.ts'

/** Takes out an account that was told by mistake, after asking once more. */
export function RemoveAccount({ account: { id, bankName, accountNoMasked } }: { account: BankAccount }) {
  const queries = useQueryClient()
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listBankAccounts) })
  const removal = useAction(deleteBankAccount, {
    onDone: () => {
      toastSuccess(copy.removed)
      renew()
    },
    onFailure: renew,
  })
  return (
    <ConfirmedButton
      type="link"
      size="small"
      danger
      aria-label={copy.removeOf(bankName, accountNoMasked)}
      {...busy(removal.isBusy)}
      question={copy.removeQuestion}
      okText={copy.remove}
      keepText={copy.keep}
      onConfirm={() => removal.run({ params: { id } })}
    >
      {copy.remove}
    </ConfirmedButton>
  )
}
