import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  createProject,
  getProject,
  listOwnProjects,
  updateProject,
} from '@lqr/contract/equity/project-calls.ts'
import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import type { ProjectDraft } from '@lqr/contract/equity/project-form.ts'
import { call } from '../../../shell/client.ts'
import { type DraftState, makeRowDraftKeeper } from '../../../shell/drafts/row-draft-keeper.ts'
import { callKey } from '../../../shell/use-call.ts'

/** The draft of a project on the server, kept while it is typed; `onCreated` hears of its row. */
export function useProjectDraft(start: ProjectDetail | undefined, onCreated: (id: string) => void) {
  const [state, setState] = useState<DraftState>({ is: 'untouched' })
  const queries = useQueryClient()
  const keep = (project: ProjectDetail) => {
    queries.setQueryData(callKey(getProject, { params: { id: project.id } }), project)
    void queries.invalidateQueries({ queryKey: callKey(listOwnProjects) })
  }
  const [keeper] = useState(() =>
    makeRowDraftKeeper<ProjectDraft, ProjectDetail>({
      onCreated,
      onSaved: keep,
      onState: setState,
      start: start && { id: start.id, version: start.version },
      create: (body, idempotencyKey) => call(createProject, { body }, { idempotencyKey }),
      update: (saved, body) => call(updateProject, { body: { ...saved, ...body } }),
    }),
  )
  useEffect(() => keeper.open(), [keeper])
  return { ...keeper, state, show: keep }
}
