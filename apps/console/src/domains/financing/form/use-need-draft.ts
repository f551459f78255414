import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createNeed, getNeedCase, listOwnNeeds, updateNeed } from '@lqr/contract/financing/need-calls.ts'
import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import type { NeedDraft } from '@lqr/contract/financing/form.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { call } from '../../../shell/client.ts'
import { callKey } from '../../../shell/use-call.ts'
import { makeRowDraftKeeper, type DraftState } from '../../../shell/drafts/row-draft-keeper.ts'

/**
 * The draft of a need on the server, kept while it is typed; it begins with the first field that is right. `show`
 * puts an answer of the server where the other pages read it.
 */
export function useNeedDraft(start: NeedDetail | undefined, onCreated: (id: string) => void) {
  const queries = useQueryClient()
  const [state, setState] = useState<DraftState>({ is: 'untouched' })
  const show = (need: NeedDetail) => {
    queries.setQueryData(callKey(getNeedCase, { params: { id: need.id } }), need)
    for (const def of [listOwnNeeds, listTasks]) void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  const [keeper] = useState(() =>
    makeRowDraftKeeper<NeedDraft, NeedDetail>({
      start: start && { id: start.id, version: start.version },
      create: (body, idempotencyKey) => call(createNeed, { body }, { idempotencyKey }),
      update: (draft, body) => call(updateNeed, { body: { ...draft, ...body } }),
      onState: setState,
      onCreated,
      onSaved: show,
    }),
  )
  useEffect(() => keeper.open(), [keeper])
  return { ...keeper, state, show }
}
