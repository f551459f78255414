import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { preCheckOpening, submitOpeningLzb, submitOpeningPdb } from '@lqr/contract/bank-accounts/calls.ts'
import { bankAccountErrors } from '@lqr/contract/bank-accounts/errors.ts'
import type { PreCheckFinding } from '@lqr/contract/bank-accounts/pre-check.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from './copy.ts'
import { FORM_NAMES, type OpeningValues, ownProblems, toLzb, toNeutral, toPdb } from './opening-values.ts'

interface Checked {
  readonly values: OpeningValues
  readonly findings: readonly PreCheckFinding[]
}

/** Checking what was typed, then sending it in the form of the chosen bank; every refusal leads back to its field. */
export function useBooking(form: FormInstance<OpeningValues>, draft: KeptDraft<OpeningValues>) {
  const navigate = useNavigate()
  const [checked, setChecked] = useState<Checked>()
  const [pending, setPending] = useState<OpeningValues>()
  const onFailure = ({ fields }: CallFailure) => {
    if (Object.keys(fields).length === 0) return
    setChecked(undefined)
    showErrors(form, fields, FORM_NAMES)
  }
  const sent = {
    quiet: true,
    onFailure,
    onDone: ({ id }: { id: string }) => {
      void draft.clear()
      toastSuccess(copy.done)
      void navigate(`/personal/account-openings/${id}`, { replace: true })
    },
  }
  const lzb = useAction(submitOpeningLzb, sent)
  const pdb = useAction(submitOpeningPdb, sent)
  const before = useAction(preCheckOpening, {
    quiet: true,
    onFailure,
    onDone: ({ findings }) => pending && setChecked({ values: pending, findings }),
  })
  return {
    checked,
    isBusy: lzb.isBusy || pdb.isBusy || before.isBusy,
    failure: lzb.failure ?? pdb.failure ?? before.failure,
    back: () => setChecked(undefined),
    check(values: OpeningValues) {
      const isPdb = values.place?.profile === 'PDB'
      const errors = {
        ...(isPdb
          ? bodyErrors(submitOpeningPdb, toPdb(values))
          : bodyErrors(submitOpeningLzb, toLzb(values))),
        ...ownProblems(values, bankAccountErrors.basicNeeded.msg),
      }
      if (Object.keys(errors).length > 0) return void showErrors(form, errors, FORM_NAMES)
      setPending(values)
      const { corporateName, creditCode, legalPersonName, basicAccountNo, accountType, subjectKind } =
        toNeutral(values)
      const body = { corporateName, creditCode, legalPersonName, accountType, subjectKind }
      before.run({ body: { ...body, ...(basicAccountNo ? { basicAccountNo } : {}) } })
    },
    send(values: OpeningValues) {
      lzb.reset()
      pdb.reset()
      if (values.place?.profile === 'PDB') pdb.run({ body: toPdb(values) })
      else lzb.run({ body: toLzb(values) })
    },
  }
}
