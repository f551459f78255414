import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Alone } from '../login/alone.tsx'
import { copy } from './copy.ts'

const texts = copy.closing

/** The last page of an account that was closed. */
export function Component() {
  return (
    <Alone>
      <Page title={texts.closedTitle}>
        <Notice
          role="status"
          title={texts.closedTitle}
          hint={texts.closedHint}
          action={<a href="/index">{texts.toPortal}</a>}
        />
      </Page>
    </Alone>
  )
}
