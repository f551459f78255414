import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { Wordmark } from '../header/wordmark.tsx'
import { ToastRegion } from '../toast/toast-region.tsx'
import { copy } from './copy.ts'
import { NoticeView } from './notice-view.tsx'
import { routeFailure } from './route-failure.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useNewerRelease } from './use-newer-release.ts'

/** The page when not even the shell can be shown: no data is needed and nobody is signed out. */
export function CalmPage({ error }: { error: unknown }) {
  const { status, msg, requestId } = routeFailure(error)
  useFailureToast(error)
  useNewerRelease(error)
  const missing = status === 404
  return (
    <main id="main">
      <title>{missing ? copy.notFound : copy.unavailable}</title>
      <div className="content py-4">
        <Wordmark />
      </div>
      <NoticeView
        title={missing ? copy.notFound : copy.unavailable}
        requestId={requestId}
        action={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              {copy.reload}
            </Button>
            <a href="/index" className={buttonStyle('secondary')}>
              {copy.toHome}
            </a>
          </>
        }
      >
        <p>{msg ?? copy.recovering}</p>
        <p>{copy.nothingLost}</p>
      </NoticeView>
      <ToastRegion />
    </main>
  )
}
