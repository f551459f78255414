import type { FormInstance } from 'antd'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useDraftState } from '@lqr/web-client/drafts/use-kept-draft.ts'
import { ConfirmedButton } from '../forms/confirmed-button.tsx'
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
      <ConfirmedButton
        size="large"
        question={copy.clearQuestion}
        okText={copy.confirmClear}
        keepText={copy.keep}
        onConfirm={clear}
      >
        {copy.clear}
      </ConfirmedButton>
      <span className="muted" role="status">
        {copy.state[state]}
      </span>
    </>
  )
}
