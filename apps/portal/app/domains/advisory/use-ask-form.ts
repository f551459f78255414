import type { addAdvisoryReqInfo } from '@lqr/contract/advisory/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'
import { useEffect, useState } from 'react'
import { call } from '../../shell/call.ts'
import type { UploadedDocument } from '../../shell/forms/upload-box.tsx'
import { useCallForm } from '../../shell/forms/use-call-form.ts'
import { type AskBody, askSchema, type AskValues } from './ask-schema.ts'

export type Asked = CallOutput<typeof addAdvisoryReqInfo>

/** What is kept of the form until it is sent. */
export interface AskDraft {
  readonly values: Partial<AskValues>
  readonly file: UploadedDocument | null
}

/** The state of the form; what is typed is the account's draft from the first letter on. */
export function useAskForm(areaCode: string, draft: KeptDraft<AskDraft>, onAsked: (answer: Asked) => void) {
  const [start] = useState(draft.restored)
  const [file, setFile] = useState<UploadedDocument | null>(start?.file ?? null)
  const [keys] = useState(() => makeKeyKeeper())
  const { keep, clear } = draft
  const form = useCallForm<AskValues, AskBody>({
    schema: askSchema,
    defaultValues: { title: '', areaCode, content: '', mayPublish: false, fileId: '', ...start?.values },
    fieldOfError: { 'advisory.fileNotYours': 'fileId' },
    send: async (body) => {
      const options = { quiet: true, idempotencyKey: keys.keyFor(body) }
      const answer = await call<typeof addAdvisoryReqInfo>(
        'POST',
        '/portal/Advisory/addAdvisoryReqInfo',
        { body },
        options,
      )
      await clear()
      onAsked(answer)
    },
  })
  const { subscribe, setValue, getValues } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ values, file }) }),
    [subscribe, keep, file],
  )
  function changeFile(next: UploadedDocument | null): void {
    const fileId = next?.fileId ?? ''
    setFile(next)
    setValue('fileId', fileId, { shouldDirty: true, shouldValidate: true })
    keep({ values: { ...getValues(), fileId }, file: next })
  }
  return { form, file, changeFile, restored: start !== undefined }
}
