import { Button } from '@lqr/ui/button.tsx'
import { copy } from './copy.ts'
import { NoticeView } from './notice-view.tsx'

/** In the place of a page when the line is down, so that not even the code of the error page comes. */
export function UnreachableView() {
  return (
    <NoticeView
      title={copy.unreachable}
      action={
        <Button kind="primary" onClick={() => location.reload()}>
          {copy.reload}
        </Button>
      }
    >
      <p>{copy.unreachableLong}</p>
      <p>{copy.nothingLost}</p>
    </NoticeView>
  )
}
