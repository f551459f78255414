import { Button, type FormInstance, Popconfirm } from 'antd'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useDraftState } from '@lqr/web-client/drafts/use-kept-draft.ts'
import { refill } from '../forms/refill.ts'
import { draftCopy as copy } from './copy.ts'

interface DraftEndProps<V extends object> {
  form: FormInstance<V>
  draft: KeptDraft<V>
  /** What the form holds when it is begun anew. */
  prefilled: V
}

/** Under a form whose content is kept: where the draft is at this moment, and the way to begin anew. */
export function DraftEnd<V extends object>({ form, draft, prefilled }: DraftEndProps<V>) {
  const state = useDraftState(draft)
  if (state === 'empty') return null
  const clear = () => {
    void draft.clear()
    refill(form, prefilled)
  }
  return (
    <>
      <Popconfirm
        title={copy.clearQuestion}
        okText={copy.confirmClear}
        cancelText={copy.keep}
        onConfirm={clear}
      >
        <Button size="large">{copy.clear}</Button>
      </Popconfirm>
      <span className="muted" role="status">
        {copy.state[state]}
      </span>
    </>
  )
}
