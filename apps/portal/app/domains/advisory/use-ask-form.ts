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
  readonly files: readonly UploadedDocument[]
}

/** The state of the form; what is typed is the account's draft from the first letter on. */
export function useAskForm(areaCode: string, draft: KeptDraft<AskDraft>, onAsked: (answer: Asked) => void) {
  const [start] = useState(draft.restored)
  const begun = { ...start?.values, fileIds: start?.files?.map(({ fileId }) => fileId) ?? [] }
  const [files, setFiles] = useState<readonly UploadedDocument[]>(start?.files ?? [])
  const [keys] = useState(() => makeKeyKeeper())
  const { keep, clear } = draft
  const form = useCallForm<AskValues, AskBody>({
    schema: askSchema,
    defaultValues: { title: '', areaCode, content: '', mayPublish: false, ...begun },
    fieldOfError: { 'advisory.fileNotYours': 'fileIds' },
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
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ values, files }) }),
    [subscribe, keep, files],
  )
  function changeFiles(next: readonly UploadedDocument[]): void {
    const fileIds = next.map(({ fileId }) => fileId)
    setFiles(next)
    setValue('fileIds', fileIds, { shouldDirty: true, shouldValidate: true })
    keep({ values: { ...getValues(), fileIds }, files: next })
  }
  return { form, files, changeFiles, restored: start !== undefined }
}
