import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { getOrganisationRow, listOrganisationRows } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { toastError, toastSuccess } from '../../shell/toast.ts'
import { callKey } from '../../shell/use-call.ts'
import { CloseDialog } from './close-dialog.tsx'
import { copy } from './copy.ts'
import { CreateOrganisation } from './create-organisation.tsx'
import { EditOrganisation } from './edit-organisation.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Organisation } from './organisation.ts'

type Act = 'edit' | 'branch' | 'move' | 'merge' | 'close'

const CONFLICT = 409

/** What may be done with an organisation, each in a dialog of its own; whoever was slower sees it as it is now. */
export function OrganisationActions({ organisation }: { organisation: Organisation }) {
  const queries = useQueryClient()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: callKey(getOrganisationRow) })
    void queries.invalidateQueries({ queryKey: callKey(listOrganisationRows) })
  }
  const done = (said: string) => () => {
    toastSuccess(said)
    close()
    refresh()
  }
  const failed = ({ code, data }: CallFailure) => {
    if (code !== CONFLICT || data === undefined || data === null) return
    toastError(copy.changed)
    close()
    refresh()
  }
  const { can } = organisation
  const dialog = { organisation, onFailure: failed, onClose: close }
  return (
    <section className="action-bar" aria-label={copy.actions}>
      {can.edit && (
        <Button type="primary" onClick={() => setAct('edit')}>
          {copy.edit}
        </Button>
      )}
      {can.addBranch && <Button onClick={() => setAct('branch')}>{copy.addBranch}</Button>}
      {can.move && <Button onClick={() => setAct('move')}>{copy.move}</Button>}
      {can.merge && (
        <Button danger onClick={() => setAct('merge')}>
          {copy.merge}
        </Button>
      )}
      {can.close && (
        <Button danger onClick={() => setAct('close')}>
          {copy.close}
        </Button>
      )}
      {act === 'edit' && <EditOrganisation {...dialog} onDone={done(copy.form.saved)} />}
      {act === 'branch' && <CreateOrganisation parent={organisation} onClose={close} />}
      {act === 'move' && <MoveDialog {...dialog} onDone={done(copy.moving.done)} />}
      {act === 'merge' && <MergeDialog {...dialog} onDone={done(copy.merging.done)} />}
      {act === 'close' && <CloseDialog {...dialog} onDone={done(copy.closing.done)} />}
    </section>
  )
}
