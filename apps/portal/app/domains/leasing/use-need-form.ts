import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { LEASE_DOCUMENTS, type submitLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { toPlaced } from '@lqr/web-client/files/placed-files.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'
import { beginFilled } from '@lqr/web-client/known-facts/filled-form.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../shell/call.ts'
import type { KnownForForm } from '../../shell/facts/use-known-facts.ts'
import type { PlacedDocuments } from '../../shell/forms/document-boxes.tsx'
import { useCallForm } from '../../shell/forms/use-call-form.ts'
import { openLogin } from '../../shell/login-dialog/open-login.ts'
import { decideAction } from '../../shell/protected-action/protected-action.rules.ts'
import { getLoginState } from '../../shell/session/login-state.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { showToast } from '../../shell/toast/toast-store.ts'
import { useShell } from '../../shell/use-shell.ts'
import { formCopy as copy } from './form-copy.ts'
import { emptyNeed, type NeedBody, needSchema, type NeedValues } from './need-schema.ts'
import { useLateFill } from './use-late-fill.ts'
import type { NeedDraftState } from './use-need-draft.ts'
import { type Choice, useReceivers } from './use-receivers.ts'

export type Submitted = CallOutput<typeof submitLeaseNeed>

interface Place {
  areaCode: string
  choices: readonly Choice[]
}

/**
 * The state of the form: what was typed is kept from the first letter on, so neither the login, nor its end, nor a refusal
 * loses it. Who is signed in is asked at the submit; after the login it goes on by itself. Browser only.
 */
export function useNeedForm(
  { areaCode, choices }: Place,
  { start, keep, clear }: NeedDraftState,
  known: KnownForForm | undefined,
  onSubmitted: (answer: Submitted) => void,
) {
  const { site, session } = useShell()
  const navigate = useNavigate()
  const [draft] = useState(start)
  const [begun] = useState(() => {
    const documents = toPlaced(draft?.files, LEASE_DOCUMENTS)
    const typed = draft && { ...draft.values, documents, ...(draft.filled && { filled: draft.filled }) }
    return beginFilled(emptyNeed(areaCode), known?.filled ?? {}, typed)
  })
  const filled = { ...known?.filled, ...begun.filled }
  const [files, setFiles] = useState<PlacedDocuments>(draft?.files ?? {})
  const [keys] = useState(() => makeKeyKeeper())

  const form = useCallForm<NeedValues, NeedBody>({
    schema: needSchema,
    defaultValues: begun.values,
    fieldOfError: { 'leases.fileNotYours': 'documents' },
    send: async (filledIn) => {
      const decision = decideAction('publishLease', getLoginState())
      if (decision.next === 'login') openLogin(() => form.onSubmit())
      else if (decision.next === 'warn') showToast({ tone: 'warning', text: decision.text })
      else if (decision.next === 'certify') {
        showToast({ tone: 'info', text: copy.certifyFirst })
        await navigate(siteAddress(site.path, '/authentication'))
      } else {
        // Whom the text that was agreed to named: none, where they had not come yet.
        const body = { ...filledIn, receiverIds: receivers?.map(({ id }) => id) ?? [] }
        const options = { quiet: true, idempotencyKey: keys.keyFor(body) }
        const answer = await call<typeof submitLeaseNeed>('POST', '/console/leasing/needs', { body }, options)
        await clear()
        onSubmitted(answer)
      }
    },
    onRefused: ({ key, fields, msg }) => {
      if (key === 'leases.receiversChanged') renew()
      // No field of the form shows it: a list too long, or an instance that does not take it yet.
      if (fields.receiverIds) form.setRefusal(msg)
    },
  })
  const [audience, orgId, area] = form.watch(['audience', 'orgId', 'areaCode'])
  const chosen = choices.find(({ id }) => id === orgId)
  const { receivers, renew } = useReceivers(audience, area, chosen)

  const { subscribe, setValue, getValues } = form
  useLateFill(form, known?.filled, emptyNeed(areaCode))

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep({ values, files, filled: begun.filled }),
      }),
    [subscribe, keep, files, begun],
  )

  function changeFiles(next: PlacedDocuments): void {
    setFiles(next)
    const documents = toPlaced(next, LEASE_DOCUMENTS)
    setValue('documents', documents, { shouldDirty: true, shouldValidate: true })
    keep({ values: { ...getValues(), documents }, files: next, filled: begun.filled })
  }

  return {
    form,
    receivers,
    filled,
    files,
    changeFiles,
    documents: known?.documents ?? [],
    restored: draft !== undefined,
    signedIn: session.signedIn,
  }
}

export type NeedFormState = ReturnType<typeof useNeedForm>
